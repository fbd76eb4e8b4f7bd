-- contract: every new order item names its kind of goods; a member's last login becomes their last use; limits of an
-- order are at most 10,000.
-- What the buyer agreed to with an order, each text in the version that they read, and the kind of goods that an item
-- was sold as, so that a later change of the goods changes no right of its buyer. Orders of before have no stored
-- consent: the seven days of the law stand.
CREATE TABLE order_consents (
  order_id bigint NOT NULL REFERENCES orders,
  term text NOT NULL CHECK (term IN ('ORDER_CONFIRM', 'SELLER_PROVISION', 'GUEST_PRIVACY', 'CUSTOM_MADE')),
  version integer NOT NULL CHECK (version >= 1),
  agreed_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, term)
);

ALTER TABLE order_items ADD COLUMN goods_kind text
  CHECK (goods_kind IN ('NORMAL', 'NORMAL_DEAL', 'CUSTOM_MADE', 'CUSTOM_MADE_DEAL', 'PROMOTION'));
UPDATE order_items SET goods_kind = goods.kind FROM goods WHERE goods.id = order_items.goods_id;
ALTER TABLE order_items ALTER COLUMN goods_kind SET NOT NULL;

-- What a seller may set as the most of one order.
ALTER TABLE goods ADD CONSTRAINT goods_order_quantity_limit CHECK (order_quantity_max <= 10000);

-- Dormancy counts from the last use, which sessions in the app move on for a month without a login.
ALTER TABLE members RENAME COLUMN last_login_at TO last_used_at;
UPDATE members SET last_used_at = used.at
FROM (SELECT member_id, max(last_seen_at) AS at FROM sessions GROUP BY member_id) AS used
WHERE used.member_id = members.id AND used.at > members.last_used_at;
