-- Leaving: the steps of a membership, who may not join again yet, and the closed store of the persons of orders.

-- One row a step. The reason is chosen from a list; a member who left has no name besides.
CREATE TABLE membership_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  reason text,
  at timestamptz NOT NULL
);
CREATE INDEX membership_history_by_member ON membership_history (member_id, id);

-- The keyed hash of the identity of somebody who left, until they may join again.
CREATE TABLE rejoin_blocks (
  identity_hash text PRIMARY KEY,
  ends_at timestamptz NOT NULL
);
CREATE INDEX rejoin_blocks_by_end ON rejoin_blocks (ends_at);

-- Files of a member who left are evidence of claims at most: they are served no more.
ALTER TABLE files ADD COLUMN closed_at timestamptz;
CREATE INDEX files_by_member ON files (member_id) WHERE member_id IS NOT NULL;

-- Trades have to be recorded with their buyer for five years, and nobody who serves the market needs to know whose they
-- were after that buyer has left. The serving role writes and deletes rows here and reads nothing of a person.
CREATE SCHEMA closed;
CREATE TABLE closed.order_persons (
  order_id bigint PRIMARY KEY REFERENCES orders,
  person jsonb NOT NULL,
  closed_at timestamptz NOT NULL
);

-- When a member was notified that the account is about to be dormant: once for each last use.
ALTER TABLE members ADD COLUMN dormancy_notified_at timestamptz;
CREATE INDEX members_by_last_use ON members (last_used_at) WHERE status = 'ACTIVE' AND email IS NOT NULL;
