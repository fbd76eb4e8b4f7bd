-- Sessions that their members list and end, the history of logins, and consents with their dates.

-- A session's number is its id on the wire, sealed; its device is a name for people, such as "Chrome · Windows".
ALTER TABLE sessions
  ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN device text CHECK (char_length(device) BETWEEN 1 AND 40);
CREATE INDEX sessions_open_by_member ON sessions (member_id) WHERE ended_at IS NULL AND member_id IS NOT NULL;

-- Every login of a member, and every one that was refused although somebody knew the id. Addresses are cut: a.b.*.*
CREATE TABLE login_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members,
  at timestamptz NOT NULL,
  way text NOT NULL CHECK (way IN ('PASSWORD', 'KAKAO', 'NAVER', 'APPLE', 'SIGN_UP')),
  result text NOT NULL CHECK (result IN ('SUCCESS', 'MISMATCH', 'DORMANT')),
  device text CHECK (char_length(device) BETWEEN 1 AND 40),
  address text CHECK (char_length(address) BETWEEN 1 AND 40)
);
CREATE INDEX login_records_by_member ON login_records (member_id, id DESC);
CREATE INDEX login_records_by_age ON login_records (at);

-- What a member agreed to and took back, one row a change; no row changes afterwards. The newest of a kind is in force.
CREATE TABLE member_consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members,
  kind text NOT NULL CHECK (kind IN (
    'SERVICE', 'FINANCE', 'PRIVACY_REQUIRED', 'PRIVACY_OPTIONAL',
    'MARKETING_APP', 'MARKETING_SMS', 'MARKETING_EMAIL', 'MARKETING_NIGHT'
  )),
  is_agreed boolean NOT NULL,
  at timestamptz NOT NULL,
  way text NOT NULL CHECK (way IN ('SIGN_UP', 'WEB', 'APP'))
);
CREATE INDEX member_consents_by_member ON member_consents (member_id, kind, id DESC);

CREATE FUNCTION refuse_consent_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'consents are appended, never changed';
END
$$;
CREATE TRIGGER member_consents_append_only BEFORE UPDATE ON member_consents
  FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();

INSERT INTO member_consents (member_id, kind, is_agreed, at, way)
SELECT id, 'PRIVACY_OPTIONAL', true, privacy_optional_agreed_at, 'SIGN_UP'
FROM members WHERE privacy_optional_agreed_at IS NOT NULL;
