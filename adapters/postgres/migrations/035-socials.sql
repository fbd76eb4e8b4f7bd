-- Social accounts that log in to a member's account: each in one account, and one of each provider in an account. The
-- id is the provider's own for this market. The sealed token is what ends the consent at a provider that wants more than
-- the id. A link that was taken away stays until its provider knows.
CREATE TABLE social_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members,
  provider text NOT NULL CHECK (provider IN ('KAKAO', 'NAVER', 'APPLE')),
  provider_user_id text NOT NULL,
  unlink_token_sealed text,
  linked_at timestamptz NOT NULL,
  unlinked_at timestamptz
);
CREATE UNIQUE INDEX social_links_one_account ON social_links (provider, provider_user_id)
  WHERE unlinked_at IS NULL;
CREATE UNIQUE INDEX social_links_one_of_provider ON social_links (member_id, provider)
  WHERE unlinked_at IS NULL;

-- Visits to providers, found by the keyed hash of their state: answered once, in the device that began them. A link is
-- of the member who began it.
CREATE TABLE social_attempts (
  state_hash text PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('KAKAO', 'NAVER', 'APPLE')),
  purpose text NOT NULL CHECK (purpose IN ('LOGIN', 'LINK')),
  device_hash text NOT NULL,
  member_id bigint REFERENCES members,
  return_url text,
  started_at timestamptz NOT NULL,
  returned_at timestamptz,
  CHECK ((purpose = 'LINK') = (member_id IS NOT NULL))
);
CREATE INDEX social_attempts_by_start ON social_attempts (started_at);

-- Social accounts without a member, found by the keyed hash of their ticket: each signs up once, in the device that it
-- was issued to. What the provider said of its person is sealed.
CREATE TABLE social_tickets (
  ticket_hash text PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('KAKAO', 'NAVER', 'APPLE')),
  device_hash text NOT NULL,
  account_sealed text NOT NULL,
  return_url text,
  issued_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX social_tickets_by_issue ON social_tickets (issued_at);
