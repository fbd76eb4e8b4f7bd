-- contract: every new session names its device.
-- A session belongs to the device that it was opened in: the hash of its device id. Sessions from before have none,
-- so they end here.
ALTER TABLE sessions ADD COLUMN device_hash text NOT NULL DEFAULT '';
ALTER TABLE sessions ALTER COLUMN device_hash DROP DEFAULT;
UPDATE sessions SET ended_at = now() WHERE ended_at IS NULL;
CREATE INDEX sessions_open_by_device ON sessions (device_hash) WHERE ended_at IS NULL;
