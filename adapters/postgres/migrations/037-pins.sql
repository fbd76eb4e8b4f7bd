-- The payment PIN of a member: the Argon2 hash of six digits, sealed by the market's secret, since so few digits are
-- found by trying all of them. tried_count counts PINs that were compared since the last right one.
CREATE TABLE member_pins (
  member_id bigint PRIMARY KEY REFERENCES members ON DELETE CASCADE,
  sealed_pin_hash text NOT NULL,
  tried_count integer NOT NULL DEFAULT 0 CHECK (tried_count BETWEEN 0 AND 5),
  changed_at timestamptz NOT NULL
);

-- Tickets of right PINs: one for a session and a purpose, deleted when it is used. The ticket is stored as a keyed hash.
CREATE TABLE pin_tickets (
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('PAYMENT', 'REFUND_ACCOUNT')),
  ticket_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, purpose)
);
