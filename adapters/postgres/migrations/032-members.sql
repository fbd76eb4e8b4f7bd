-- contract: a member may have no login id, password, e-mail address or mobile number.
-- Whoever joins by a social account brings at most an e-mail address; whoever left has none of these. A mobile number
-- is known only from a verified identity. The identity is a keyed hash of the provider's CI: one person has one account.
ALTER TABLE members
  ALTER COLUMN login_id DROP NOT NULL,
  ALTER COLUMN password_hash DROP NOT NULL,
  ALTER COLUMN email DROP NOT NULL,
  ALTER COLUMN mobile DROP NOT NULL,
  ADD COLUMN status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'LEAVING', 'LEFT')),
  ADD COLUMN identity_hash text UNIQUE,
  ADD COLUMN identity_verified_at timestamptz;
