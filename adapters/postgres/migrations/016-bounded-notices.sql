-- contract: the bodies of notices are dropped.
-- A notice is only a reason to query the gateway: what was understood of it is stored, not its body.
ALTER TABLE gateway_notices
  DROP COLUMN body,
  -- The gateway's key of the notice, truncated.
  ADD COLUMN notice_key text NOT NULL DEFAULT '' CHECK (char_length(notice_key) <= 200),
  -- How often something was posted while it was unhandled.
  ADD COLUMN post_count integer NOT NULL DEFAULT 1 CHECK (post_count > 0);
ALTER TABLE gateway_notices ALTER COLUMN notice_key DROP DEFAULT;

-- An attempt has one unhandled row, however often something is posted: one query answers all.
UPDATE gateway_notices AS older SET handled_at = older.received_at, outcome = 'superseded'
  WHERE older.handled_at IS NULL AND EXISTS (
    SELECT FROM gateway_notices AS newer
    WHERE newer.gateway_order_id = older.gateway_order_id AND newer.handled_at IS NULL AND newer.id > older.id);
CREATE UNIQUE INDEX gateway_notices_one_waits ON gateway_notices (gateway_order_id) WHERE handled_at IS NULL;
CREATE INDEX gateway_notices_by_age ON gateway_notices (received_at);
