-- A brand under which products of any store are made; its names are those that buyers look for it by. A brand that was
-- merged stays for its names, and its products count as those of the other.
CREATE TABLE brands (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (char_length(name) BETWEEN 1 AND 40),
  name_en text CHECK (char_length(name_en) BETWEEN 1 AND 40),
  aliases text[] NOT NULL DEFAULT '{}' CHECK (cardinality(aliases) <= 10),
  merged_into bigint REFERENCES brands CHECK (merged_into <> id)
);

ALTER TABLE goods
  ADD COLUMN brand_id bigint REFERENCES brands,
  ADD COLUMN model_name text CHECK (char_length(model_name) BETWEEN 1 AND 60);
CREATE INDEX goods_by_brand ON goods (brand_id) WHERE brand_id IS NOT NULL;

-- What a search finds products by, written by the job that follows `search_changes`. Stopped products have no row.
CREATE TABLE goods_search (
  goods_id bigint PRIMARY KEY REFERENCES goods ON DELETE CASCADE,
  -- The texts without their spaces, the name first, one space between them; and their first letters.
  compact text NOT NULL,
  choseong text NOT NULL,
  grams text[] NOT NULL,
  popularity integer NOT NULL,
  listed_price integer NOT NULL,
  sale_ends_at timestamptz,
  store_id bigint NOT NULL,
  brand_id bigint,
  category_root_id bigint,
  category_middle_id bigint,
  category_id bigint,
  is_free_shipping boolean NOT NULL,
  is_in_stock boolean NOT NULL,
  rating_average real NOT NULL,
  review_count integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX goods_search_by_grams ON goods_search USING gin (grams) WITH (fastupdate = off);
CREATE INDEX goods_search_by_name ON goods_search USING hash (split_part(compact, ' ', 1));
CREATE INDEX goods_search_by_popularity ON goods_search (popularity DESC, goods_id DESC);
CREATE INDEX goods_search_by_age ON goods_search (created_at DESC, goods_id DESC);
CREATE INDEX goods_search_by_price ON goods_search (listed_price, goods_id);
CREATE INDEX goods_search_by_reviews ON goods_search (review_count DESC, goods_id DESC);
CREATE INDEX goods_search_in_root ON goods_search (category_root_id);
CREATE INDEX goods_search_in_middle ON goods_search (category_middle_id);
CREATE INDEX goods_search_in_leaf ON goods_search (category_id);
CREATE INDEX goods_search_by_store ON goods_search (store_id);
CREATE INDEX goods_search_by_brand ON goods_search (brand_id);

-- Number of rows of goods_search that have a gram: the way to the hits of a keyword is chosen by it. The empty gram
-- counts all rows.
CREATE TABLE search_grams (
  gram text PRIMARY KEY,
  goods_count integer NOT NULL
);

-- Products whose row of goods_search is to be written again. Rows are only added and deleted, so that nobody who changes a
-- product waits for somebody else who does.
CREATE TABLE search_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  goods_id bigint NOT NULL,
  -- Follows what changed by itself: a pass over all products.
  is_pass boolean NOT NULL DEFAULT false
);
CREATE INDEX search_changes_in_turn ON search_changes (is_pass, id);

CREATE FUNCTION note_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'goods' THEN
    INSERT INTO search_changes (goods_id) SELECT id FROM changed;
  ELSE
    INSERT INTO search_changes (goods_id) SELECT DISTINCT goods_id FROM changed;
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'goods' THEN
    INSERT INTO search_changes (goods_id) VALUES (NEW.id);
  ELSE
    INSERT INTO search_changes (goods_id) VALUES (NEW.goods_id);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER goods_added AFTER INSERT ON goods
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
CREATE TRIGGER goods_changed AFTER UPDATE ON goods FOR EACH ROW
  WHEN ((OLD.name, OLD.brand_id, OLD.model_name, OLD.store_id, OLD.shipping_policy_id, OLD.category_root_id,
         OLD.category_middle_id, OLD.category_id, OLD.listed_price, OLD.sale_status, OLD.sale_ends_at, OLD.rating_average,
         OLD.review_count, OLD.created_at)
    IS DISTINCT FROM (NEW.name, NEW.brand_id, NEW.model_name, NEW.store_id, NEW.shipping_policy_id, NEW.category_root_id,
         NEW.category_middle_id, NEW.category_id, NEW.listed_price, NEW.sale_status, NEW.sale_ends_at, NEW.rating_average,
         NEW.review_count, NEW.created_at))
  EXECUTE FUNCTION note_search_change();
CREATE TRIGGER goods_options_added AFTER INSERT ON goods_options
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
CREATE TRIGGER goods_options_removed AFTER DELETE ON goods_options
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
-- A sale changes the stock and nothing of the index, until the last piece goes or the first one comes back.
CREATE TRIGGER goods_options_sold_out AFTER UPDATE ON goods_options FOR EACH ROW
  WHEN ((OLD.stock > 0 AND OLD.sale_status = 'SALE') IS DISTINCT FROM (NEW.stock > 0 AND NEW.sale_status = 'SALE'))
  EXECUTE FUNCTION note_search_change();

INSERT INTO search_changes (goods_id, is_pass) SELECT id, true FROM goods;
