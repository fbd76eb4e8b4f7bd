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
