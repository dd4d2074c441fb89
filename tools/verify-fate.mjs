#!/usr/bin/env node
// An independent check of a record's dice, written from docs/fair-dice.md alone: plain node, no packages, none of
// our code.
//
//   node tools/verify-fate.mjs RECORD.json [--commitment HEX]
//
// It proves that the revealed secret is the one committed to, that every number of chance follows from it, and that
// every roll of ordinary six-sided dice is what its number says. Which card a number stands for depends on what the
// deck held, so that takes the rules: `thirdage verify RECORD` checks that too.
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

function keyOf(secret, salts) {
  const lines = Object.keys(salts)
    .sort(byCodePoints)
    .map((seat) => `${seat}:${Buffer.from(salts[seat], "utf8").toString("hex")}\n`);
  return createHmac("sha256", secret).update(lines.join(""), "utf8").digest();
}

function numberOf(key, purpose, ordinal, total) {
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

// The list of an answer that is a roll of ordinary dice, or null.
function rolledIn(entry) {
  const fields = Object.entries(entry.answer).filter(([name]) => name !== "kind");
  if (fields.length !== 1 || !Array.isArray(fields[0][1])) return null;
  const list = fields[0][1];
  const ordinary = list.every((face) => Number.isInteger(face) && face >= 1 && face <= 6);
  return ordinary && BigInt(entry.of) === 6n ** BigInt(list.length) ? list : null;
}

// The record's integers may be too large for a JavaScript number (`of` with many dice): they are read as text.
function parse(text) {
  const exact = text.replace(/"(of|number)":\s*(\d+)/g, '"$1": "$2"');
  return JSON.parse(exact);
}

function verify(record, published) {
  const fate = record.fate ?? {};
  demand(record.format === "thirdage-record", "this is no record");
  demand(fate.scheme === "thirdage-fate-1", `unknown scheme: ${fate.scheme}`);
  demand(typeof fate.secret === "string", "the secret is not revealed");
  const secret = Buffer.from(fate.secret, "hex");
  const commitment = createHash("sha256").update(secret).digest("hex");
  demand(commitment === fate.commitment, "the secret is not the one committed to");
  demand(published === undefined || published === commitment, "another commitment was published");
  const key = keyOf(secret, fate.salts);
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
      const honest = diceOf(number, rolled.length);
      demand(honest.join() === rolled.join(), `entry ${at}: the dice should show ${honest}, not ${rolled}`);
      rolls++;
    }
    outcomes++;
  });
  const some = `${unnumbered.length} outcomes without a number (entries ${unnumbered[0]} to ${unnumbered.at(-1)})`;
  demand(!unnumbered.length, `${some}; the other ${outcomes} follow from the secret`);
  return `${outcomes} outcomes follow from the secret, ${rolls} of them rolls of dice; commitment ${commitment}`;
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
    if (!(error instanceof Wrong)) throw error;
    stderr.write(`not proven: ${error.message}\n`);
    return 1;
  }
}

exit(main(...argv.slice(2)));
