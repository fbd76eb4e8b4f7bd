-- Restock alerts of members, and when the buyers of an option that is in stock again are notified (decision 157).

CREATE TABLE restock_alerts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members,
  option_id bigint NOT NULL REFERENCES goods_options ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('WAITING', 'NOTIFIED', 'ENDED', 'REMOVED')),
  requested_at timestamptz NOT NULL,
  state_changed_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX restock_alerts_once ON restock_alerts (member_id, option_id) WHERE state = 'WAITING';
CREATE INDEX restock_alerts_waiting ON restock_alerts (option_id, id) WHERE state = 'WAITING';
CREATE INDEX restock_alerts_of_member ON restock_alerts (member_id, id) WHERE state <> 'REMOVED';
CREATE INDEX restock_alerts_over ON restock_alerts (state_changed_at) WHERE state <> 'WAITING';
CREATE INDEX restock_alerts_of_option ON restock_alerts (option_id);

CREATE TABLE restock_alert_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  alert_id bigint NOT NULL REFERENCES restock_alerts ON DELETE CASCADE,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX restock_alert_history_by_alert ON restock_alert_history (alert_id, id);

-- An option that is in stock again while buyers wait: when the next of them are notified, and how many of a round that began.
CREATE TABLE restock_rounds (
  option_id bigint PRIMARY KEY REFERENCES goods_options ON DELETE CASCADE,
  due_at timestamptz NOT NULL,
  left_count integer CHECK (left_count >= 0)
);
CREATE INDEX restock_rounds_due ON restock_rounds (due_at);
