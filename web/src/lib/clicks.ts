/** A double click means one thing: its second half must not answer what is asked next, wherever that may lie. */
export class Clicks {
  readonly #asked: () => string;
  #first = "";

  /** `asked` says what is asked just now. */
  constructor(asked: () => string) {
    this.#asked = asked;
  }

  /** To be handed every click before anything else sees it. */
  readonly guard = (event: MouseEvent): void => {
    if (event.detail <= 1) this.#first = this.#asked();
    else if (this.#first !== this.#asked()) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
}
