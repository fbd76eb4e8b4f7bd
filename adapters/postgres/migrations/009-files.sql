-- Files that buyers upload: what was stored, how it is named to the world, and what it belongs to.

CREATE TABLE files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What it is served by: drawn at random, tells nothing.
  public_key text NOT NULL UNIQUE CHECK (char_length(public_key) >= 22),
  kind text NOT NULL CHECK (kind IN ('IMAGE', 'VIDEO')),
  media_type text NOT NULL,
  -- As its owner called it; shown, never used as a path.
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 255),
  byte_count integer NOT NULL CHECK (byte_count > 0),
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  has_thumbnail boolean NOT NULL DEFAULT false,
  -- Who uploaded it: a member, or the session of a guest.
  member_id bigint REFERENCES members,
  session_id uuid,
  uploaded_at timestamptz NOT NULL,
  -- Set when its bytes are in the storage: the row is there before them, so that no bytes are without a row.
  stored_at timestamptz,
  -- Set once something owns it; what nothing owns for a day is removed.
  attached_at timestamptz,
  -- Set before its bytes are removed; the row goes after them. Nothing may own it any more.
  removing_at timestamptz,
  CONSTRAINT uploaded_by_somebody CHECK (num_nonnulls(member_id, session_id) = 1),
  CONSTRAINT attached_when_stored CHECK (attached_at IS NULL OR stored_at IS NOT NULL),
  CONSTRAINT attached_or_removed CHECK (attached_at IS NULL OR removing_at IS NULL)
);
CREATE INDEX files_unattached ON files (uploaded_at) WHERE attached_at IS NULL;
