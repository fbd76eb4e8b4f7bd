-- Codes that go to an e-mail address, and what they prove. An address lies sealed, and as a keyed hash to be found by;
-- codes and proofs as keyed hashes alone. A code belongs to the device that asked for it.
CREATE TABLE email_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address_hash text NOT NULL,
  sealed_address text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('JOIN', 'FIND', 'CHANGE', 'SELLER')),
  device_hash text NOT NULL,
  code_hash text NOT NULL,
  sent_at timestamptz NOT NULL,
  try_count integer NOT NULL DEFAULT 0 CHECK (try_count BETWEEN 0 AND 5),
  proof_hash text UNIQUE,
  proved_at timestamptz,
  used_at timestamptz,
  CHECK ((proof_hash IS NULL) = (proved_at IS NULL)),
  CHECK (used_at IS NULL OR proved_at IS NOT NULL)
);
CREATE INDEX email_codes_newest ON email_codes (address_hash, device_hash, sent_at);
CREATE INDEX email_codes_by_time ON email_codes (sent_at);

-- When codes went to an address within the hour, and for what; the row is the lock of simultaneous requests.
CREATE TABLE email_code_counts (
  address_hash text PRIMARY KEY,
  sent_at timestamptz[] NOT NULL,
  purposes text[] NOT NULL,
  counted_at timestamptz NOT NULL,
  CHECK (cardinality(sent_at) = cardinality(purposes))
);
CREATE INDEX email_code_counts_by_time ON email_code_counts (counted_at);

-- Mails that wait to be handed over, sealed: they hold addresses and codes. A row is deleted once its mail was taken.
CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sealed text NOT NULL,
  queued_at timestamptz NOT NULL
);
CREATE INDEX mails_by_time ON mails (queued_at);

-- Passwords before the present one that may not be used again.
CREATE TABLE former_passwords (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members,
  password_hash text NOT NULL,
  replaced_at timestamptz NOT NULL
);
CREATE INDEX former_passwords_of_member ON former_passwords (member_id, replaced_at);

-- When a member put the change of an old password off.
ALTER TABLE members ADD COLUMN password_put_off_at timestamptz;
-- Addresses that differ by small and capital letters alone are one mailbox.
CREATE UNIQUE INDEX members_email_caseless ON members (lower(email));
