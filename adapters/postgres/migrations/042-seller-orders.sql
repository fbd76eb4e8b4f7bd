-- contract: items and claims name the store of their shipping group.
-- Orders and claims of a seller: lists walk an index of their store, and files of parcels are carried out row by row.

-- The store and the time of an order stand in its items, and the store in its claims. They never change, and the store
-- cannot differ from that of the shipping group.
ALTER TABLE order_shipping_groups ADD CONSTRAINT order_shipping_groups_of_store UNIQUE (id, store_id);

ALTER TABLE order_items ADD COLUMN store_id bigint, ADD COLUMN ordered_at timestamptz;
UPDATE order_items SET store_id = groups.store_id, ordered_at = orders.created_at
FROM order_shipping_groups AS groups JOIN orders ON orders.id = groups.order_id
WHERE groups.id = order_items.shipping_group_id;
ALTER TABLE order_items
  ALTER COLUMN store_id SET NOT NULL,
  ALTER COLUMN ordered_at SET NOT NULL,
  DROP CONSTRAINT order_items_shipping_group_id_fkey,
  ADD CONSTRAINT order_items_of_store FOREIGN KEY (shipping_group_id, store_id)
    REFERENCES order_shipping_groups (id, store_id);
-- Counts and searches by product read the index alone.
CREATE INDEX order_items_by_store ON order_items (store_id, status, ordered_at DESC, id DESC) INCLUDE (order_id, goods_id);

ALTER TABLE claims ADD COLUMN store_id bigint;
UPDATE claims SET store_id = groups.store_id
FROM order_shipping_groups AS groups WHERE groups.id = claims.shipping_group_id;
ALTER TABLE claims
  ALTER COLUMN store_id SET NOT NULL,
  DROP CONSTRAINT claims_shipping_group_id_fkey,
  ADD CONSTRAINT claims_of_store FOREIGN KEY (shipping_group_id, store_id)
    REFERENCES order_shipping_groups (id, store_id);
CREATE INDEX claims_by_store ON claims (store_id, type, id DESC);
CREATE INDEX claims_open_by_store ON claims (store_id, id DESC) WHERE state IN ('CA', 'EA', 'EI', 'EY', 'RA', 'RI');
CREATE INDEX claims_open ON claims (id DESC) WHERE state IN ('CA', 'EA', 'EI', 'EY', 'RA', 'RI');

-- Orders of the whole market by their day, for operators.
CREATE INDEX orders_by_time ON orders (created_at DESC, id DESC);

-- A file of parcels that a seller sent, and its rows as they were typed, each with what became of it.
CREATE TABLE ship_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  -- Who sent it, as the audit log names them.
  sent_by text NOT NULL,
  created_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE INDEX ship_files_by_store ON ship_files (store_id, id DESC);
CREATE INDEX ship_files_by_age ON ship_files (created_at);

CREATE TABLE ship_file_rows (
  ship_file_id bigint NOT NULL REFERENCES ship_files ON DELETE CASCADE,
  -- As a spreadsheet counts, from 1.
  row integer NOT NULL CHECK (row >= 1),
  item_number text NOT NULL,
  courier text NOT NULL,
  invoice text NOT NULL,
  result text CHECK (result IN ('SHIPPED', 'UNCHANGED', 'BLANK', 'REFUSED')),
  -- Why it was refused, and the text of it.
  code text,
  message text,
  PRIMARY KEY (ship_file_id, row),
  CONSTRAINT refusals_have_a_code CHECK ((coalesce(result, '') = 'REFUSED') = (num_nonnulls(code, message) = 2))
);
