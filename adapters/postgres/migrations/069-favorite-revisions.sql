-- All favourites of a member are answered as they were written until one is added or removed (decision 188).

-- A number that no member ever had before, drawn with each change; none for a member whose favourites have not changed.
CREATE TABLE favorite_revisions (
  member_id bigint PRIMARY KEY REFERENCES members,
  revision bigint NOT NULL
);
CREATE SEQUENCE favorite_revision_numbers OWNED BY favorite_revisions.revision;

CREATE FUNCTION note_favorite_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO favorite_revisions (member_id, revision)
    SELECT member_id, nextval('favorite_revision_numbers')
    FROM (SELECT DISTINCT member_id FROM changed_favorites ORDER BY member_id) AS changed
    ON CONFLICT (member_id) DO UPDATE SET revision = excluded.revision;
  RETURN NULL;
END;
$$;
CREATE TRIGGER favorites_inserted AFTER INSERT ON favorite_goods REFERENCING NEW TABLE AS changed_favorites
  FOR EACH STATEMENT EXECUTE FUNCTION note_favorite_change();
CREATE TRIGGER favorites_updated AFTER UPDATE ON favorite_goods REFERENCING NEW TABLE AS changed_favorites
  FOR EACH STATEMENT EXECUTE FUNCTION note_favorite_change();
CREATE TRIGGER favorites_deleted AFTER DELETE ON favorite_goods REFERENCING OLD TABLE AS changed_favorites
  FOR EACH STATEMENT EXECUTE FUNCTION note_favorite_change();
