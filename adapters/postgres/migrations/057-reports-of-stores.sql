-- Stores report reviews of their products, each once, through one of their users (decision 162).
ALTER TABLE reports ALTER COLUMN member_id DROP NOT NULL;
ALTER TABLE reports
  ADD COLUMN store_id bigint REFERENCES stores,
  ADD COLUMN seller_user_id bigint REFERENCES seller_users,
  ADD CONSTRAINT of_a_member_or_a_store
    CHECK ((member_id IS NULL) = (store_id IS NOT NULL) AND (store_id IS NULL) = (seller_user_id IS NULL)),
  ADD CONSTRAINT reported_once_by_a_store UNIQUE (kind, target_id, store_id);
CREATE INDEX reports_by_store ON reports (store_id, reported_at) WHERE store_id IS NOT NULL;

-- The most liked reviews of all products, which searches recommend.
CREATE INDEX reviews_liked ON reviews (like_count DESC, id DESC) WHERE state = 'PUBLISHED' AND like_count > 0;
