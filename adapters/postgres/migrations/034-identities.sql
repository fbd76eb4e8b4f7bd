-- Verified identities. The id that browser and provider hold lies here as a keyed hash; the person, as the provider
-- reported it, lies sealed until the verification is used. It belongs to the device that began it.
CREATE TABLE identity_verifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  verification_hash text NOT NULL UNIQUE,
  purpose text NOT NULL CHECK (purpose IN ('JOIN', 'ADULT', 'FIND_ACCOUNT', 'PIN', 'WITHDRAW')),
  device_hash text NOT NULL,
  provider text NOT NULL,
  started_at timestamptz NOT NULL,
  sealed_person text,
  verified_at timestamptz,
  used_at timestamptz,
  CHECK (sealed_person IS NULL OR verified_at IS NOT NULL),
  CHECK (used_at IS NULL OR (verified_at IS NOT NULL AND sealed_person IS NULL))
);
CREATE INDEX identity_verifications_by_time ON identity_verifications (started_at);

-- The key of members' identity hashes, sealed by the market's secret: another secret does not change the hashes, or one
-- person could join twice.
CREATE TABLE identity_keys (
  id bigint PRIMARY KEY CHECK (id = 1),
  sealed text NOT NULL
);
