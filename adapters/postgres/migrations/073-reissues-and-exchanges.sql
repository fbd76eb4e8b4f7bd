-- A coupon that was issued again does not count against its holder's limits, which are counted without it.
CREATE INDEX coupon_issues_reissued ON coupon_issue_history (reissue_id) WHERE reissue_id IS NOT NULL;
-- Exchanged items confirm themselves as delivered ones do, and their buyers are notified the day before.
DROP INDEX order_items_delivered;
CREATE INDEX order_items_delivered ON order_items (delivered_at) WHERE status IN ('SC', 'E');
