-- Guests' first pages of a product's reviews are stored until one of its reviews changes (decision 185).

CREATE SEQUENCE review_revisions;
ALTER TABLE goods_ratings ADD COLUMN revision bigint NOT NULL DEFAULT nextval('review_revisions');

-- Ratings are locked in the order of their products: two members who leave at once may have reviewed the same ones.
CREATE FUNCTION note_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM goods_ratings WHERE goods_id IN (SELECT goods_id FROM changed_reviews) ORDER BY goods_id FOR UPDATE;
  UPDATE goods_ratings SET revision = nextval('review_revisions')
    WHERE goods_id IN (SELECT goods_id FROM changed_reviews);
  RETURN NULL;
END;
$$;
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION note_review_change();
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION note_review_change();
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION note_review_change();
