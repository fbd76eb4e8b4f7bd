-- What rules read out of reviews, and the ranking of their writers (decisions 154, 155).

-- A vote of a review on an aspect, with the clause that says so; a deleted review has none.
CREATE TABLE review_votes (
  review_id bigint NOT NULL REFERENCES reviews,
  aspect text NOT NULL,
  is_good boolean NOT NULL,
  quote text NOT NULL,
  PRIMARY KEY (review_id, aspect)
);

-- When the votes of a review were read; null, or before an edit: to be read again.
ALTER TABLE reviews ADD COLUMN read_at timestamptz;

-- When a product's votes were counted; its row is locked while they are.
CREATE TABLE goods_keyword_runs (
  goods_id bigint PRIMARY KEY REFERENCES goods ON DELETE CASCADE,
  computed_at timestamptz NOT NULL
);

-- Aspects that a product shows, in their order. Quotes are read from the votes of the named reviews.
CREATE TABLE goods_keywords (
  goods_id bigint NOT NULL REFERENCES goods ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  aspect text NOT NULL,
  vote_count integer NOT NULL CHECK (vote_count > 0),
  positive_percent integer NOT NULL CHECK (positive_percent BETWEEN 0 AND 100),
  quoted_ids bigint[] NOT NULL,
  PRIMARY KEY (goods_id, position)
);

-- The ranking of a day; the one before is stored for the changes.
CREATE TABLE reviewer_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL UNIQUE,
  computed_at timestamptz NOT NULL
);
CREATE TABLE reviewer_ranks (
  run_id bigint NOT NULL REFERENCES reviewer_runs ON DELETE CASCADE,
  rank integer NOT NULL CHECK (rank > 0),
  member_id bigint NOT NULL REFERENCES members,
  score integer NOT NULL,
  review_count integer NOT NULL,
  like_count integer NOT NULL,
  change text NOT NULL,
  PRIMARY KEY (run_id, rank)
);
CREATE INDEX reviewer_ranks_by_member ON reviewer_ranks (member_id);
CREATE INDEX reviews_by_time ON reviews (written_at) WHERE state = 'PUBLISHED';

-- A closed profile is shown to nobody else, and is not ranked.
ALTER TABLE members ADD COLUMN is_reviewer_closed boolean NOT NULL DEFAULT false;
