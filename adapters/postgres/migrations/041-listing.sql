-- contract: versions that would show products that are not listed are stopped first.
-- Sellers list products: the state of each listing, texts that wait for a review, files of products and stocks.

ALTER TABLE categories
  -- Products of it and below it are reviewed before buyers see them.
  ADD COLUMN is_reviewed boolean NOT NULL DEFAULT false;

ALTER TABLE goods
  ADD COLUMN listing text NOT NULL DEFAULT 'LISTED'
    CHECK (listing IN ('DRAFT', 'REVIEWING', 'LISTED', 'REJECTED', 'STOPPED', 'DELETED')),
  -- The sale status that the seller chose, while buyers do not see the product; else `sale_status` is that.
  ADD COLUMN sale_status_when_listed text CHECK (sale_status_when_listed IN ('SALE', 'OUT_OF_STOCK', 'STOP')),
  ADD COLUMN first_listed_at timestamptz,
  -- It was reviewed before it was listed: its new texts wait, too.
  ADD COLUMN was_reviewed boolean NOT NULL DEFAULT false,
  -- What the operator said of it last: why it was rejected or stopped.
  ADD COLUMN operator_note text CHECK (char_length(operator_note) BETWEEN 1 AND 500),
  ADD COLUMN submitted_at timestamptz,
  -- Counts its edits: an edit names the one that it began with.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN seller_code text CHECK (char_length(seller_code) BETWEEN 1 AND 40),
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10),
  ADD COLUMN notice_kind text,
  -- Names of uploaded pictures; `null` where they are named by `picture` and `picture_count`.
  ADD COLUMN pictures text[] CHECK (cardinality(pictures) BETWEEN 0 AND 10),
  -- Lists, indexes and carts leave out what is stopped: so nothing that is not listed is ever in one.
  ADD CONSTRAINT unlisted_is_stopped CHECK (listing = 'LISTED' OR sale_status = 'STOP'),
  ADD CONSTRAINT unlisted_has_its_status CHECK ((listing = 'LISTED') = (sale_status_when_listed IS NULL)),
  ADD CONSTRAINT listed_is_shown CHECK (listing <> 'LISTED' OR (picture <> '' AND cardinality(pictures) IS DISTINCT FROM 0));
UPDATE goods SET first_listed_at = created_at;
CREATE UNIQUE INDEX goods_by_seller_code ON goods (store_id, seller_code) WHERE seller_code IS NOT NULL AND listing <> 'DELETED';
CREATE INDEX goods_of_store_by_listing ON goods (store_id, listing, id DESC);
CREATE INDEX goods_in_review ON goods (submitted_at, id) WHERE listing = 'REVIEWING';

CREATE TABLE goods_listing_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  goods_id bigint NOT NULL REFERENCES goods,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  reason text,
  at timestamptz NOT NULL
);
CREATE INDEX goods_listing_history_by_goods ON goods_listing_history (goods_id, id);

-- New texts of a listed product that wait for the operator: one at a time.
CREATE TABLE goods_revisions (
  goods_id bigint PRIMARY KEY REFERENCES goods,
  texts jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX goods_revisions_by_age ON goods_revisions (created_at, goods_id);

ALTER TABLE shipping_policies
  ADD COLUMN name text NOT NULL DEFAULT '기본 배송' CHECK (char_length(name) BETWEEN 1 AND 30),
  ADD COLUMN deleted_at timestamptz;
CREATE INDEX shipping_policies_by_store ON shipping_policies (store_id, id) WHERE deleted_at IS NULL;
CREATE INDEX goods_by_policy ON goods (shipping_policy_id);

-- Pictures that a store uploads belong to the store.
ALTER TABLE files ADD COLUMN store_id bigint REFERENCES stores;
ALTER TABLE files DROP CONSTRAINT uploaded_by_somebody;
ALTER TABLE files ADD CONSTRAINT uploaded_by_somebody CHECK (num_nonnulls(member_id, session_id, device_hash, store_id) = 1);

-- A file of a seller: stored as a whole, its rows are carried out one after the other.
CREATE TABLE goods_imports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  kind text NOT NULL CHECK (kind IN ('GOODS', 'STOCK')),
  row_count integer NOT NULL CHECK (row_count BETWEEN 1 AND 5000),
  sent_by text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX goods_imports_by_store ON goods_imports (store_id, id DESC);

CREATE TABLE goods_import_rows (
  import_id bigint NOT NULL REFERENCES goods_imports ON DELETE CASCADE,
  line integer NOT NULL CHECK (line > 0),
  cells text[] NOT NULL,
  result text CHECK (result IN ('CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED')),
  code text,
  goods_id bigint REFERENCES goods,
  PRIMARY KEY (import_id, line)
);
CREATE INDEX goods_import_rows_waiting ON goods_import_rows (import_id, line) WHERE result IS NULL;
