-- Reports of products, reviews and questions (decision 162).

-- A member reports a subject once. `goods_id` is the product, or that of the review or question; `excerpt` is what the
-- reporter saw. Reports hide nothing by themselves.
CREATE TABLE reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('GOODS', 'REVIEW', 'QUESTION')),
  target_id bigint NOT NULL,
  goods_id bigint NOT NULL REFERENCES goods,
  excerpt text NOT NULL CHECK (char_length(excerpt) <= 300),
  member_id bigint NOT NULL REFERENCES members,
  reason text NOT NULL CHECK (reason IN ('AD', 'ABUSE', 'PRIVACY', 'OBSCENE', 'FALSE', 'FAKE', 'WRONG_INFO', 'BANNED',
    'PRICE', 'ADULT', 'COPYRIGHT', 'OTHER')),
  -- The reporter's own words; empty once the member has left.
  words text CHECK (char_length(words) <= 300),
  state text NOT NULL CHECK (state IN ('RECEIVED', 'ACCEPTED', 'DISMISSED')),
  reported_at timestamptz NOT NULL,
  state_changed_at timestamptz NOT NULL,
  decision text CHECK (char_length(decision) BETWEEN 5 AND 300),
  decided_by bigint REFERENCES operators,
  CONSTRAINT decided_for_a_reason
    CHECK ((state = 'RECEIVED') = (decision IS NULL) AND (decision IS NULL) = (decided_by IS NULL)),
  CONSTRAINT words_of_another_reason CHECK (words IS NULL OR reason = 'OTHER'),
  UNIQUE (kind, target_id, member_id)
);
CREATE INDEX reports_by_member ON reports (member_id, reported_at);
CREATE INDEX reports_by_state ON reports (state, reported_at, id);

CREATE TABLE report_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id bigint NOT NULL REFERENCES reports,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX report_history_by_report ON report_history (report_id, id);
