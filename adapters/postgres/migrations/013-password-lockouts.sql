-- contract: the counts of failed logins in members are dropped.
-- Wrong passwords in a row, for a login id or the number of a guest's order, whether it exists or not. The subject is
-- a keyed hash, since people type passwords where ids belong. A row counts for one trusted device, or for all others.
CREATE TABLE password_lockouts (
  subject text PRIMARY KEY,
  failed_count integer NOT NULL CHECK (failed_count >= 0),
  blocked_until timestamptz,
  failed_at timestamptz NOT NULL
);
CREATE INDEX password_lockouts_by_time ON password_lockouts (failed_at);

-- Devices in which the password of a login or of a guest's order was right; the failures of strangers do not lock
-- them out.
CREATE TABLE trusted_devices (
  subject text NOT NULL,
  device_hash text NOT NULL,
  trusted_at timestamptz NOT NULL,
  PRIMARY KEY (subject, device_hash)
);
CREATE INDEX trusted_devices_by_time ON trusted_devices (trusted_at);

ALTER TABLE members DROP COLUMN login_failed_count, DROP COLUMN login_blocked_until;
