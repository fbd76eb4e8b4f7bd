-- Stores that members liked, with the alert of their news, which ends with the favourite. Without a reference to the store,
-- which would lock its row for everybody who likes it at that moment; stores are never deleted.
CREATE TABLE favorite_stores (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members,
  store_id bigint NOT NULL,
  is_alert_on boolean NOT NULL DEFAULT false,
  added_at timestamptz NOT NULL,
  UNIQUE (member_id, store_id)
);
CREATE INDEX favorite_stores_by_store ON favorite_stores (store_id);
