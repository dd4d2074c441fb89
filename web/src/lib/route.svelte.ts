/** Where one is on the page: the start, or a table. The address after # is the link to give to others. */

export type Place = { page: "start" } | { page: "table"; id: string };

export function placeOf(hash: string): Place {
  const found = /^#\/table\/([\w-]+)$/.exec(hash);
  return found?.[1] ? { page: "table", id: found[1] } : { page: "start" };
}

export function addressOf(place: Place): string {
  return place.page === "table" ? `#/table/${place.id}` : "#/";
}

class Route {
  place = $state.raw<Place>({ page: "start" });

  start(): void {
    const look = () => (this.place = placeOf(location.hash));
    addEventListener("hashchange", look);
    look();
  }

  go(place: Place): void {
    location.hash = addressOf(place);
  }
}

export const route = new Route();
