-- Searches are filtered by what costs less than its list price and by what arrives tomorrow. Rows get both with the pass
-- over all products; until then a product is in neither filter.
ALTER TABLE goods_search
  ADD COLUMN is_discounted boolean,
  -- The shipping policy of what is shipped on the day of its order; the cut-off itself is read from the policy.
  ADD COLUMN prompt_policy_id bigint,
  ADD COLUMN sale_starts_at timestamptz;

DROP TRIGGER goods_changed ON goods;
CREATE TRIGGER goods_changed AFTER UPDATE ON goods FOR EACH ROW
  WHEN ((OLD.name, OLD.brand_id, OLD.model_name, OLD.tags, OLD.store_id, OLD.shipping_policy_id, OLD.category_root_id,
         OLD.category_middle_id, OLD.category_id, OLD.list_price, OLD.listed_price, OLD.kind, OLD.ship_within_days,
         OLD.sale_status, OLD.sale_starts_at, OLD.sale_ends_at, OLD.rating_average, OLD.review_count, OLD.created_at)
    IS DISTINCT FROM (NEW.name, NEW.brand_id, NEW.model_name, NEW.tags, NEW.store_id, NEW.shipping_policy_id,
         NEW.category_root_id, NEW.category_middle_id, NEW.category_id, NEW.list_price, NEW.listed_price, NEW.kind,
         NEW.ship_within_days, NEW.sale_status, NEW.sale_starts_at, NEW.sale_ends_at, NEW.rating_average, NEW.review_count,
         NEW.created_at))
  EXECUTE FUNCTION note_search_change();
INSERT INTO search_changes (goods_id, is_pass) SELECT id, true FROM goods;
