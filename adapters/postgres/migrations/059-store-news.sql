-- The last news of each store that members are notified of, one a day: up to which favourite they know already, and the moment
-- up to which what happened counts as said.
CREATE TABLE store_news (
  store_id bigint PRIMARY KEY REFERENCES stores,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('NOTICE', 'COUPON', 'DEAL')),
  title text NOT NULL,
  -- The notice, or the product of the deal.
  subject_id bigint CHECK ((subject_id IS NULL) = (kind = 'COUPON')),
  said_until timestamptz NOT NULL,
  last_favorite_id bigint NOT NULL DEFAULT 0,
  ended_at timestamptz
);
CREATE INDEX store_news_running ON store_news (store_id) WHERE ended_at IS NULL;
CREATE INDEX favorite_stores_by_alert ON favorite_stores (store_id, id) WHERE is_alert_on;
CREATE INDEX store_notices_by_time ON store_notices (written_at) WHERE deleted_at IS NULL;
