"""All calls of the API, for the application to register."""

from __future__ import annotations

from typing import Any, Final

from thirdage.server.http.api import catalogue, play, tables, views

CALLS: Final[list[Any]] = [
    catalogue.games, catalogue.all_words, catalogue.words_of_part, catalogue.facts, catalogue.me, catalogue.change_me,
    tables.tables, tables.create, tables.import_record, tables.table_, tables.join, tables.leave, tables.fill,
    tables.salt_hash, tables.salt, tables.play_on, tables.rematch, tables.go_on, tables.war, tables.campaign,
    tables.campaign_record,
    play.answer, play.undo, play.undo_consent, play.standing_answer, play.only_answers,
    play.pause, play.resume, play.next_part, play.reminder, play.note, play.strike_note, play.resign,
    play.hand_over, play.hand_over_consent, play.take_back, play.let_see,
    play.explain, play.chat, play.earlier,
    views.view, views.log, views.record, views.replay, views.rounds, views.odds, views.advice, views.chances,
    views.whereabouts, views.luck, views.seen_by_others,
]  # fmt: skip
