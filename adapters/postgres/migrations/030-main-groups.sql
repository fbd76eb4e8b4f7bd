-- Composed pages (decision 105): a page shows one revision of its groups, and publishing changes which.

CREATE TABLE main_pages (
  page text PRIMARY KEY CHECK (page IN ('HOME', 'SUB_A', 'SUB_B')),
  published_revision_id bigint
);
INSERT INTO main_pages (page) VALUES ('HOME'), ('SUB_A'), ('SUB_B');

CREATE TABLE main_revisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  page text NOT NULL REFERENCES main_pages,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 30),
  -- The one that was published when this was begun; it may be removed since.
  parent_id bigint,
  created_at timestamptz NOT NULL,
  -- A draft until then.
  published_at timestamptz,
  preview_token text UNIQUE,
  preview_ends_at timestamptz,
  CHECK (num_nonnulls(preview_token, preview_ends_at) IN (0, 2))
);
CREATE INDEX main_revisions_by_page ON main_revisions (page, id DESC);
ALTER TABLE main_pages ADD FOREIGN KEY (published_revision_id) REFERENCES main_revisions;

CREATE TABLE main_groups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  revision_id bigint NOT NULL REFERENCES main_revisions ON DELETE CASCADE,
  position integer NOT NULL,
  block_type text NOT NULL CHECK (block_type IN (
    'IMAGE_GRID_2', 'IMAGE_GRID_3', 'IMAGE_SWIPE', 'TEXT_GRID_2', 'TEXT_GRID_3', 'TEXT_SWIPE', 'BANNER',
    'CLICK_A', 'CLICK_B', 'CLICK_C', 'WISHLIST', 'SEARCH', 'CART', 'NEW_GOODS', 'AGE', 'CATEGORY',
    'STORE_RECOMMEND', 'DEAL', 'VIDEO'
  )),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 30),
  subtitle text CHECK (char_length(subtitle) <= 50),
  link_url text,
  starts_at timestamptz,
  ends_at timestamptz CHECK (ends_at > starts_at),
  -- Empty is everybody.
  audience_platforms text[] NOT NULL DEFAULT '{}',
  audience_memberships text[] NOT NULL DEFAULT '{}',
  audience_genders text[] NOT NULL DEFAULT '{}',
  audience_ages text[] NOT NULL DEFAULT '{}',
  goods_max integer NOT NULL DEFAULT 10 CHECK (goods_max BETWEEN 1 AND 20),
  is_ad boolean NOT NULL DEFAULT false,
  UNIQUE (revision_id, position)
);

CREATE TABLE main_group_items (
  main_group_id bigint NOT NULL REFERENCES main_groups ON DELETE CASCADE,
  position integer NOT NULL,
  picture text,
  alt text CHECK (char_length(alt) <= 60),
  text text CHECK (char_length(text) <= 40),
  sub_text text CHECK (char_length(sub_text) <= 40),
  link_url text,
  goods_id bigint REFERENCES goods,
  store_id bigint REFERENCES stores,
  category_id bigint REFERENCES categories,
  video_url text,
  duration_s integer CHECK (duration_s > 0),
  starts_at timestamptz,
  ends_at timestamptz CHECK (ends_at > starts_at),
  PRIMARY KEY (main_group_id, position)
);

-- The navigation at the top; home stands first whether it is written here or not.
CREATE TABLE gnb_entries (
  position integer PRIMARY KEY CHECK (position BETWEEN 1 AND 10),
  gnb_type text NOT NULL CHECK (gnb_type IN (
    'HOME', 'RANKING', 'DEAL', 'SUB_MAIN_A', 'SUB_MAIN_B', 'EXHIBITION_LIST', 'EXHIBITION_DETAIL', 'COMMUNITY', 'VIEW_BENEFITS'
  )),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 8),
  subtitle_type text NOT NULL DEFAULT 'NONE' CHECK (subtitle_type IN ('NONE', 'NEW', 'AD', 'TEXT')),
  subtitle text CHECK (char_length(subtitle) <= 6),
  starts_at timestamptz,
  ends_at timestamptz CHECK (ends_at > starts_at),
  exhibition_id bigint REFERENCES exhibitions,
  link_url text
);
