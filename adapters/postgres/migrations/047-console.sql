-- Features that an operator denies the buyers of a store. Source: market-rules §6, decision 147.
ALTER TABLE stores ADD COLUMN denied_features text[] NOT NULL DEFAULT '{}'
  CHECK (denied_features <@ ARRAY['ASK', 'REVIEW', 'COUPON', 'FAVORITE', 'RESTOCK_ALERT']);

-- URLs that a store had before: they go on leading to it, and no other store gets them (decision 147).
CREATE TABLE former_store_urls (
  url text PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  left_at timestamptz NOT NULL
);
CREATE INDEX former_store_urls_by_store ON former_store_urls (store_id);

-- Pictures that an operator uploads for what the shop shows.
ALTER TABLE files ADD COLUMN operator_id bigint REFERENCES operators;
ALTER TABLE files DROP CONSTRAINT uploaded_by_somebody;
ALTER TABLE files ADD CONSTRAINT uploaded_by_somebody
  CHECK (num_nonnulls(member_id, session_id, device_hash, store_id, operator_id) = 1);
