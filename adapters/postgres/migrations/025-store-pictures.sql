-- The names of pictures: a store's logo, for which a store without one gets a stand-in, and the one above its pages.
ALTER TABLE stores ADD COLUMN logo text, ADD COLUMN picture text;
