#!/usr/bin/env node
// An independent check of a record's dice, written from docs/fair-dice.md alone: plain node, no packages, none of
// our code.
//
//   node tools/verify-fate.mjs RECORD.json [--commitment HEX]
//
// It proves that the revealed secret is the one committed to, that each salt is the one its seat committed to, that
// every number of chance follows from them, and that every roll of ordinary six-sided dice is what its number says.
// Which card a number stands for depends on what the deck held, and what an outcome was for on the game, so that takes
// the rules: `thirdage verify RECORD` checks that too; here the purposes are listed, with how many outcomes each has.
// Which names are seats it takes from the record: whoever answers in it, resigns or wins.
// Outcomes without a number did not come from the secret (docs/fair-dice.md says where from); it says which they are.
// Exit code 0: all is as it should be. 1: something is not, and it says what. 2: no such file, or no record.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { exit, argv, stdout, stderr } from "node:process";

const SPACE = 2n ** 256n;

class Wrong extends Error {}

function demand(truth, text) {
  if (!truth) throw new Wrong(text);
}

// Strings are compared by their code points, as the scheme sorts seats; JavaScript's own order differs beyond U+FFFF.
function byCodePoints(a, b) {
  return Buffer.compare(Buffer.from(a, "utf8"), Buffer.from(b, "utf8"));
}

function sha256(data) {
  return createHash("sha256").update(data).digest("hex");
}

// Whoever does something in a record sits there.
function seatsOf(record) {
  const named = record.entries.flatMap((entry) => [entry.seat, ...(entry.seats ?? []), ...(entry.consent ?? [])]);
  const pending = (record.pending ?? []).map((entry) => entry.seat);
  return new Set([...named, ...pending, ...(record.outcome?.winners ?? [])].filter((seat) => seat !== "chance"));
}

// The salts that make the key, once they are found to be what they should be.
function saltsOf(record, fate) {
  const salts = { ...fate.salts };
  const committed = fate.scheme === "thirdage-fate-2";
  const hashes = committed ? fate.hashes : {};
  demand(committed || fate.hashes === undefined, "hashes do not belong to this scheme");
  demand(!committed || Object.keys(hashes).length > 0, "no seat has committed to a salt");
  const chapter = committed ? fate.chapter : salts.chapter;
  if (chapter !== undefined) {
    const number = committed ? Number.isInteger(chapter) && chapter > 0 : /^[1-9][0-9]*$/.test(chapter);
    demand(number && "position" in record, "a chapter is a number, of a record that begins with a position");
    if (!committed) delete salts.chapter;
  }
  const seats = seatsOf(record);
  for (const name of new Set([...Object.keys(hashes), ...Object.keys(salts)])) {
    demand(seats.has(name), `there is a salt of ${name}, who does nothing in this record and may be no seat`);
    demand(typeof salts[name] === "string", `the hash of ${name} has no salt`);
    if (!committed) continue;
    demand(typeof hashes[name] === "string", `the salt of ${name} has no hash`);
    const hex = Buffer.from(salts[name], "utf8").toString("hex");
    const hash = sha256(`${fate.commitment}:${name}:${hex}`);
    demand(hash === hashes[name], `the salt of ${name} is not the one committed to`);
  }
  return chapter === undefined ? salts : { ...salts, chapter: String(chapter) };
}

// What was promised before the first roll, for whoever has noted it, and what else one should know of the dice.
function promises(fate) {
  const lines = [`${fate.commitment}  SHA-256 of the secret`];
  for (const [seat, hash] of Object.entries(fate.hashes ?? {})) lines.push(`${hash}  of the salt of ${seat}`);
  if (fate.scheme === "thirdage-fate-1") lines.push("no seat gave a salt: whoever set up the game could choose the dice");
  if (fate.restarts) lines.push(`begun anew before the first roll, since a salt was not opened: ${fate.restarts}`);
  const chapter = fate.chapter ?? fate.salts.chapter;
  if (chapter) lines.push(`gone on after an upgrade of the rules, each time with new dice: ${chapter}`);
  return lines.map((line) => `\n${line}`).join("");
}

function keyOf(secret, salts) {
  const lines = Object.keys(salts)
    .sort(byCodePoints)
    .map((seat) => `${seat}:${Buffer.from(salts[seat], "utf8").toString("hex")}\n`);
  return createHmac("sha256", secret).update(lines.join(""), "utf8").digest();
}

function numberOf(key, purpose, ordinal, total) {
  demand(total > 0n && total <= SPACE, `there are no ${total} equally likely numbers`);
  const limit = SPACE - (SPACE % total);
  for (let attempt = 0; ; attempt++) {
    const digest = createHmac("sha256", key).update(`${purpose}:${ordinal}:${attempt}`, "utf8").digest("hex");
    const value = BigInt("0x" + digest);
    if (value < limit) return value % total;
  }
}

// n ordinary dice: the number in base 6 with n digits, the first die the highest digit; digit 0 shows a 1.
function diceOf(number, n) {
  const rolled = [];
  for (let i = 0; i < n; i++) {
    rolled.unshift(Number(number % 6n) + 1);
    number /= 6n;
  }
  return rolled;
}

// The list of an answer that is a roll of ordinary dice, or null: only these are lists of whole numbers.
function rolledIn(entry) {
  const list = Object.values(entry.answer).find((value) => Array.isArray(value) && value.some(Number.isInteger));
  return list ?? null;
}

// The record's integers may be too large for a JavaScript number (`of` with many dice): they are read as text.
function parse(text) {
  const exact = text.replace(/"(of|number)":\s*(\d+)/g, '"$1": "$2"');
  return JSON.parse(exact);
}

// How many outcomes undo took back. They are spent: the same decision, taken again, meets the next numbers.
function takenBack(entries) {
  let line = [];
  let count = 0;
  entries.forEach((entry, at) => {
    if ("undo" in entry) {
      const kept = line.filter((place) => place < entry.undo);
      count += line.length - kept.length;
      line = kept;
    } else if (entry.seat === "chance" && "answer" in entry) line.push(at);
  });
  return count;
}

function verify(record, published) {
  const fate = record.fate ?? {};
  demand(record.format === "thirdage-record", "this is no record");
  demand(/^thirdage-fate-[12]$/.test(fate.scheme), `unknown scheme: ${fate.scheme}`);
  demand(typeof fate.secret === "string", "the secret is not revealed");
  const secret = Buffer.from(fate.secret, "hex");
  const commitment = sha256(secret);
  demand(commitment === fate.commitment, "the secret is not the one committed to");
  demand(published === undefined || published === commitment, "another commitment was published");
  const salts = saltsOf(record, fate);
  const key = keyOf(secret, salts);
  const ordinals = new Map();
  const unnumbered = [];
  let outcomes = 0;
  let rolls = 0;
  record.entries.forEach((entry, at) => {
    if (entry.seat !== "chance" || !("answer" in entry)) return;
    if (entry.number === undefined) {
      unnumbered.push(at);
      return;
    }
    const ordinal = ordinals.get(entry.purpose) ?? 0;
    ordinals.set(entry.purpose, ordinal + 1);
    const number = numberOf(key, entry.purpose, ordinal, BigInt(entry.of));
    demand(number === BigInt(entry.number), `entry ${at}: the number should be ${number}, not ${entry.number}`);
    const rolled = rolledIn(entry);
    if (rolled !== null) {
      demand(BigInt(entry.of) === 6n ** BigInt(rolled.length), `entry ${at}: ${entry.of} is not for so many dice`);
      const honest = diceOf(number, rolled.length);
      demand(honest.join() === rolled.join(), `entry ${at}: the dice should show ${honest}, not ${rolled}`);
      rolls++;
    }
    outcomes++;
  });
  const some = `${unnumbered.length} outcomes without a number (entries ${unnumbered[0]} to ${unnumbered.at(-1)})`;
  demand(!unnumbered.length, `${some}; the other ${outcomes} follow from the secret`);
  const told = `${outcomes} outcomes follow from the secret`;
  const committed = fate.scheme === "thirdage-fate-2" || !Object.keys(salts).some((name) => name !== "chapter");
  demand(committed, `${told}, but salts not committed: whoever knew it and gave the last one could choose the dice`);
  const spent = takenBack(record.entries);
  const allowed = record.undo === "practice" || record.undo === "consent";
  demand(!spent || allowed, `${told}, but ${spent} were taken back, which the header of the record does not allow`);
  const anew = spent ? `, ${spent} taken back and rolled anew (undo: ${record.undo})` : "";
  const purposes = [...ordinals].map(([purpose, count]) => `\n${String(count).padStart(6)}  for ${purpose}`);
  return `${told}, ${rolls} of them rolls of dice${anew}${promises(fate)}${purposes.join("")}`;
}

function main(file, flag, published) {
  if (file === undefined || (flag !== undefined && (flag !== "--commitment" || published === undefined))) {
    stderr.write("usage: node verify-fate.mjs RECORD.json [--commitment HEX]\n");
    return 2;
  }
  let record;
  try {
    record = parse(readFileSync(file, "utf8"));
  } catch (error) {
    stderr.write(`cannot read ${file}: ${error.message}\n`);
    return 2;
  }
  try {
    stdout.write(verify(record, published) + "\n");
    return 0;
  } catch (error) {
    const why = error instanceof Wrong ? error.message : `the record is broken (${error.message})`;
    stderr.write(`not proven: ${why}\n`);
    return 1;
  }
}

exit(main(...argv.slice(2)));
