-- Products are found by the words that their sellers add (market-rules §2.1), too.
DROP TRIGGER goods_changed ON goods;
CREATE TRIGGER goods_changed AFTER UPDATE ON goods FOR EACH ROW
  WHEN ((OLD.name, OLD.brand_id, OLD.model_name, OLD.tags, OLD.store_id, OLD.shipping_policy_id, OLD.category_root_id,
         OLD.category_middle_id, OLD.category_id, OLD.listed_price, OLD.sale_status, OLD.sale_ends_at, OLD.rating_average,
         OLD.review_count, OLD.created_at)
    IS DISTINCT FROM (NEW.name, NEW.brand_id, NEW.model_name, NEW.tags, NEW.store_id, NEW.shipping_policy_id,
         NEW.category_root_id, NEW.category_middle_id, NEW.category_id, NEW.listed_price, NEW.sale_status, NEW.sale_ends_at,
         NEW.rating_average, NEW.review_count, NEW.created_at))
  EXECUTE FUNCTION note_search_change();
INSERT INTO search_changes (goods_id, is_pass) SELECT id, true FROM goods WHERE tags <> '{}';
