-- Reviews of confirmed purchases, their likes and pictures, and the rating of every product (decision 151).

CREATE TABLE reviews (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members,
  goods_id bigint NOT NULL REFERENCES goods,
  store_id bigint NOT NULL REFERENCES stores,
  option_id bigint NOT NULL REFERENCES goods_options,
  order_item_id bigint NOT NULL REFERENCES order_items,
  -- As it was when the review was written.
  option_name text NOT NULL,
  state text NOT NULL CHECK (state IN ('PUBLISHED', 'HIDDEN', 'DELETED')),
  score integer NOT NULL CHECK (score BETWEEN 1 AND 5),
  -- Empty once it is deleted.
  body text NOT NULL CHECK (char_length(body) <= 500),
  image_count integer NOT NULL DEFAULT 0 CHECK (image_count >= 0),
  video_count integer NOT NULL DEFAULT 0 CHECK (video_count >= 0),
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  -- Among the first reviews of its product.
  is_early boolean NOT NULL,
  written_at timestamptz NOT NULL,
  edited_at timestamptz,
  state_changed_at timestamptz NOT NULL,
  -- The seller's answer, once.
  reply text CHECK (char_length(reply) <= 500),
  replied_at timestamptz,
  replied_by bigint REFERENCES seller_users,
  -- Why it is hidden, and by whom; until when is set for a demand of whoever it violates, null is for good.
  hidden_reason text CHECK (char_length(hidden_reason) <= 500),
  hidden_at timestamptz,
  hidden_by bigint REFERENCES operators,
  hidden_until timestamptz,
  -- What its writer says against that.
  objection text CHECK (char_length(objection) <= 500),
  objected_at timestamptz,
  -- Deleted ones count: nobody rates the same option twice.
  CONSTRAINT one_review_per_option UNIQUE (member_id, goods_id, option_id),
  CONSTRAINT deleted_without_text CHECK (state <> 'DELETED'
    OR body = '' AND reply IS NULL AND image_count = 0 AND video_count = 0 AND like_count = 0),
  CONSTRAINT hidden_for_a_reason CHECK (state <> 'HIDDEN' OR num_nulls(hidden_reason, hidden_at) = 0),
  CONSTRAINT replied_with_text CHECK (reply IS NULL OR replied_at IS NOT NULL),
  CONSTRAINT objected_with_text CHECK ((objection IS NULL) = (objected_at IS NULL))
);
CREATE INDEX reviews_by_goods ON reviews (goods_id, id DESC) INCLUDE (score, image_count, video_count, option_id)
  WHERE state = 'PUBLISHED';
CREATE INDEX reviews_by_score ON reviews (goods_id, score, id DESC) WHERE state = 'PUBLISHED';
CREATE INDEX reviews_by_likes ON reviews (goods_id, like_count DESC, id DESC) WHERE state = 'PUBLISHED';
CREATE INDEX reviews_with_media ON reviews (goods_id, id DESC) WHERE state = 'PUBLISHED' AND image_count + video_count > 0;
CREATE INDEX reviews_by_member ON reviews (member_id, id DESC);
CREATE INDEX reviews_by_store ON reviews (store_id, id DESC) WHERE state = 'PUBLISHED';
CREATE INDEX reviews_by_item ON reviews (order_item_id);
CREATE INDEX reviews_hidden ON reviews (id) WHERE state = 'HIDDEN';

CREATE TABLE review_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id bigint NOT NULL REFERENCES reviews,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX review_history_by_review ON review_history (review_id, id);

CREATE TABLE review_files (
  review_id bigint NOT NULL REFERENCES reviews,
  file_id bigint NOT NULL UNIQUE REFERENCES files,
  position integer NOT NULL CHECK (position >= 0),
  PRIMARY KEY (review_id, position)
);

CREATE TABLE review_likes (
  review_id bigint NOT NULL REFERENCES reviews,
  member_id bigint NOT NULL REFERENCES members,
  at timestamptz NOT NULL,
  PRIMARY KEY (review_id, member_id)
);
CREATE INDEX review_likes_by_member ON review_likes (member_id);

-- What a member agreed to, once for all reviews.
CREATE TABLE review_consents (
  member_id bigint NOT NULL REFERENCES members,
  clause_id integer NOT NULL CHECK (clause_id IN (1, 2)),
  is_agreed boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, clause_id)
);

-- One row a product: sums of its visible reviews, from 5 stars down to 1, written with every one of them.
CREATE TABLE goods_ratings (
  goods_id bigint PRIMARY KEY REFERENCES goods ON DELETE CASCADE,
  score_counts integer[] NOT NULL DEFAULT '{0,0,0,0,0}' CHECK (cardinality(score_counts) = 5 AND 0 <= ALL (score_counts)),
  image_count integer NOT NULL DEFAULT 0 CHECK (image_count >= 0),
  video_count integer NOT NULL DEFAULT 0 CHECK (video_count >= 0),
  media_count integer NOT NULL DEFAULT 0 CHECK (media_count >= 0)
);

-- Average and count of a product, for lists, follow from that row alone.
UPDATE goods SET rating_average = 0, review_count = 0 WHERE review_count > 0;
CREATE INDEX order_items_reviewable ON order_items (order_id) WHERE status = 'BF' AND main_item_id IS NULL;
