-- Users of stores and operators of the market: accounts, logins, links, approvals, and the log of what they did.

-- A login id is in small letters. Without a password the account was invited and has not been opened.
CREATE TABLE seller_users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  login_id text NOT NULL CHECK (login_id ~ '^[a-z0-9]{6,20}$'),
  email text NOT NULL CHECK (email = lower(email)),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 20),
  password_hash text,
  former_password_hashes text[] NOT NULL DEFAULT '{}',
  password_changed_at timestamptz,
  is_owner boolean NOT NULL,
  permissions text[] NOT NULL CHECK (
    permissions <@ ARRAY['GOODS', 'ORDERS', 'CLAIMS', 'CS', 'COUPONS', 'STORE', 'MONEY']
  ),
  status text NOT NULL CHECK (status IN ('INVITED', 'ACTIVE', 'REMOVED')),
  created_at timestamptz NOT NULL,
  last_login_at timestamptz,
  CHECK (status <> 'ACTIVE' OR password_hash IS NOT NULL)
);
CREATE UNIQUE INDEX seller_users_by_login_id ON seller_users (login_id);
CREATE UNIQUE INDEX seller_users_by_email ON seller_users (email) WHERE status <> 'REMOVED';
CREATE INDEX seller_users_by_store ON seller_users (store_id, id);

-- The secret of the second factor is sealed; totp_step is the newest time step that a code was used for.
CREATE TABLE operators (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  login_id text NOT NULL CHECK (login_id ~ '^[a-z0-9]{6,20}$'),
  email text NOT NULL CHECK (email = lower(email)),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 20),
  password_hash text,
  former_password_hashes text[] NOT NULL DEFAULT '{}',
  password_changed_at timestamptz,
  is_admin boolean NOT NULL,
  permissions text[] NOT NULL CHECK (
    permissions <@ ARRAY[
      'SELLERS', 'MEMBERS', 'PRIVACY', 'ORDERS', 'CLAIMS', 'COUPONS', 'DISPLAY', 'MONEY', 'SYSTEM'
    ]
  ),
  status text NOT NULL CHECK (status IN ('INVITED', 'ACTIVE', 'REMOVED')),
  totp_secret text,
  totp_step bigint,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz,
  CHECK (status <> 'ACTIVE' OR password_hash IS NOT NULL)
);
CREATE UNIQUE INDEX operators_by_login_id ON operators (login_id);
CREATE UNIQUE INDEX operators_by_email ON operators (email) WHERE status <> 'REMOVED';

CREATE TABLE staff_sessions (
  id uuid PRIMARY KEY,
  seller_user_id bigint REFERENCES seller_users,
  operator_id bigint REFERENCES operators,
  device_hash text NOT NULL,
  device text CHECK (char_length(device) BETWEEN 1 AND 40),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (num_nonnulls(seller_user_id, operator_id) = 1)
);
CREATE INDEX staff_sessions_open_by_seller ON staff_sessions (seller_user_id)
  WHERE ended_at IS NULL AND seller_user_id IS NOT NULL;
CREATE INDEX staff_sessions_open_by_operator ON staff_sessions (operator_id)
  WHERE ended_at IS NULL AND operator_id IS NOT NULL;
CREATE INDEX staff_sessions_by_use ON staff_sessions (last_seen_at);

-- A login whose password was right and whose second factor is awaited. Tickets and codes are keyed hashes; the secret of
-- an authenticator that is being set up is sealed.
CREATE TABLE staff_login_tickets (
  ticket_hash text PRIMARY KEY,
  seller_user_id bigint REFERENCES seller_users,
  operator_id bigint REFERENCES operators,
  device_hash text NOT NULL,
  factor text NOT NULL CHECK (factor IN ('EMAIL_CODE', 'TOTP', 'TOTP_SETUP')),
  code_hash text,
  totp_secret text,
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(seller_user_id, operator_id) = 1)
);
CREATE INDEX staff_login_tickets_by_age ON staff_login_tickets (created_at);

-- A link that sets a password, once. A link of nobody opens the account of the first operator.
CREATE TABLE staff_links (
  token_hash text PRIMARY KEY,
  seller_user_id bigint REFERENCES seller_users,
  operator_id bigint REFERENCES operators,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (num_nonnulls(seller_user_id, operator_id) <= 1)
);
CREATE INDEX staff_links_by_end ON staff_links (expires_at);

-- What one operator asks for and another one decides; payload is what is done once it is approved.
CREATE TABLE approvals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('ROLE', 'PAYOUT', 'REFUND', 'DEPOSIT', 'ADJUSTMENT')),
  target text NOT NULL,
  payload jsonb NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 300),
  state text NOT NULL CHECK (state IN ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  asked_by bigint NOT NULL REFERENCES operators,
  asked_at timestamptz NOT NULL,
  decided_by bigint REFERENCES operators,
  decided_at timestamptz,
  decision_reason text CHECK (char_length(decision_reason) BETWEEN 1 AND 300),
  CHECK ((state = 'PENDING') = (decided_by IS NULL)),
  CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  CHECK (state NOT IN ('APPROVED', 'REJECTED') OR decided_by <> asked_by)
);
CREATE UNIQUE INDEX approvals_pending ON approvals (kind, target) WHERE state = 'PENDING';
CREATE INDEX approvals_by_state ON approvals (state, id DESC);

-- The log of the writes of staff is searched by who and by call, and never changes.
CREATE INDEX audit_log_by_who ON audit_log (who, id DESC);
CREATE INDEX audit_log_by_call ON audit_log (call, id DESC);
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is appended, never changed';
END
$$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
