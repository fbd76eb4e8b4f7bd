-- Exhibitions and events that a member, or a device without a login, opened lately.
CREATE TABLE recent_pages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint REFERENCES members,
  device_id uuid,
  kind text NOT NULL CHECK (kind IN ('EXHIBITION', 'EVENT')),
  page_id bigint NOT NULL,
  seen_at timestamptz NOT NULL,
  CHECK (num_nonnulls(member_id, device_id) = 1)
);
CREATE UNIQUE INDEX recent_pages_once_per_member ON recent_pages (member_id, kind, page_id) WHERE member_id IS NOT NULL;
CREATE UNIQUE INDEX recent_pages_once_per_device ON recent_pages (device_id, kind, page_id) WHERE device_id IS NOT NULL;
CREATE INDEX recent_pages_by_age ON recent_pages (seen_at);
