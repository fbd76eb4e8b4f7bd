-- Inboxes: what buyers, stores and operators are notified of (decision 141).

-- One row a notification, written in the transaction of what it is about. A guest's order has no inbox: it is mailed.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  inbox text NOT NULL CHECK (inbox IN ('BUYER', 'SELLER', 'OPERATOR')),
  member_id bigint REFERENCES members,
  guest_order_id bigint REFERENCES orders,
  store_id bigint REFERENCES stores,
  kind text NOT NULL,
  content jsonb NOT NULL,
  -- Names what happened, so that a job that runs twice notifies once.
  dedupe_key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  -- Of a buyer's inbox; those of stores and operators are read by each of their users.
  read_at timestamptz,
  CHECK ((inbox = 'BUYER') = (num_nonnulls(member_id, guest_order_id) = 1)),
  CHECK ((inbox = 'SELLER') = (store_id IS NOT NULL)),
  CHECK (read_at IS NULL OR member_id IS NOT NULL)
);
CREATE INDEX notifications_of_member ON notifications (member_id, id) WHERE member_id IS NOT NULL;
CREATE INDEX notifications_unread ON notifications (member_id) WHERE member_id IS NOT NULL AND read_at IS NULL;
CREATE INDEX notifications_of_store ON notifications (store_id, id) WHERE store_id IS NOT NULL;
CREATE INDEX notifications_of_operators ON notifications (id) WHERE inbox = 'OPERATOR';
CREATE INDEX notifications_of_guest_order ON notifications (guest_order_id) WHERE guest_order_id IS NOT NULL;
CREATE INDEX notifications_by_time ON notifications (created_at);

-- Who of a store or of the operators has read a notification.
CREATE TABLE notification_reads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  notification_id bigint NOT NULL REFERENCES notifications ON DELETE CASCADE,
  seller_user_id bigint REFERENCES seller_users ON DELETE CASCADE,
  operator_id bigint REFERENCES operators ON DELETE CASCADE,
  read_at timestamptz NOT NULL,
  CHECK (num_nonnulls(seller_user_id, operator_id) = 1),
  UNIQUE (notification_id, seller_user_id),
  UNIQUE (notification_id, operator_id)
);
CREATE INDEX notification_reads_of_seller ON notification_reads (seller_user_id) WHERE seller_user_id IS NOT NULL;
CREATE INDEX notification_reads_of_operator ON notification_reads (operator_id) WHERE operator_id IS NOT NULL;

CREATE INDEX order_items_delivered ON order_items (delivered_at) WHERE status = 'SC';

-- An operator stops the use of an account: nobody logs in until it is released, orders and claims go on (decision 142).
ALTER TABLE members
  ADD COLUMN suspended_at timestamptz,
  ADD COLUMN suspension_reason text CHECK (char_length(suspension_reason) BETWEEN 5 AND 300),
  ADD CONSTRAINT suspension_has_a_reason CHECK ((suspended_at IS NULL) = (suspension_reason IS NULL)),
  ADD CONSTRAINT nobody_leaves_suspended CHECK (suspended_at IS NULL OR status = 'ACTIVE');
CREATE INDEX members_by_mobile ON members (mobile) WHERE mobile IS NOT NULL;
ALTER TABLE login_records DROP CONSTRAINT login_records_result_check;
ALTER TABLE login_records ADD CONSTRAINT login_records_result_check
  CHECK (result IN ('SUCCESS', 'MISMATCH', 'DORMANT', 'SUSPENDED'));

-- Opens the person of an order in the closed store, which the serving role cannot read (decision 122): every opening is a
-- line of the audit log, written by the same statement. An order that is not there is NULL and leaves no line.
CREATE FUNCTION open_closed_person(opened_order bigint, opener text, why text, opened_at timestamptz)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  found jsonb;
BEGIN
  SELECT person INTO found FROM closed.order_persons WHERE order_id = opened_order;
  IF found IS NOT NULL THEN
    INSERT INTO public.audit_log (at, who, call, target, reason)
    VALUES (opened_at, opener, 'operatorMember.openClosedOrder', 'order:' || opened_order, why);
  END IF;
  RETURN found;
END
$$;
REVOKE EXECUTE ON FUNCTION open_closed_person(bigint, text, text, timestamptz) FROM PUBLIC;

-- Public holidays that operators add to those that come with the market: other years, and days that are announced late.
CREATE TABLE holidays (
  day date PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 30)
);

-- Texts of the terms after those that come with the market, which are version 1. A version never changes; one that is not in
-- force yet is announced.
CREATE TABLE terms_versions (
  kind text NOT NULL CHECK (kind IN (
    'SERVICE', 'FINANCE', 'PRIVACY_REQUIRED', 'PRIVACY_OPTIONAL',
    'MARKETING_APP', 'MARKETING_SMS', 'MARKETING_EMAIL', 'MARKETING_NIGHT'
  )),
  version integer NOT NULL CHECK (version >= 2),
  -- Markdown without HTML.
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 50000),
  effective_on date NOT NULL,
  is_worse boolean NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (kind, version)
);
CREATE FUNCTION refuse_terms_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'versions of terms are appended, never changed';
END
$$;
CREATE TRIGGER terms_versions_append_only BEFORE UPDATE OR DELETE ON terms_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_terms_change();

-- The version that was in force when somebody agreed.
ALTER TABLE member_consents ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version >= 1);
