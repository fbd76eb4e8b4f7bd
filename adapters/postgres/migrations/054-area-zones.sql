-- contract: an order must say its zone, which a release before this one does not.
-- Postcodes of Jeju and of the islands are data of the market, and an order keeps the zone that it was placed with (decision 148).

-- A range is never changed: it is removed, and another one added, so that the list of every moment can be read.
CREATE TABLE area_zone_ranges (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  zone text NOT NULL CHECK (zone IN ('JEJU', 'ISLAND')),
  first_zonecode text NOT NULL CHECK (first_zonecode ~ '^[0-9]{5}$'),
  last_zonecode text NOT NULL CHECK (last_zonecode ~ '^[0-9]{5}$'),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 30),
  -- Empty for the ranges that the market began with.
  added_at timestamptz,
  added_by bigint REFERENCES operators,
  removed_at timestamptz,
  removed_by bigint REFERENCES operators,
  CHECK (first_zonecode <= last_zonecode),
  CHECK ((added_at IS NULL) = (added_by IS NULL)),
  CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  CONSTRAINT zone_ranges_apart EXCLUDE USING gist
    (int4range(first_zonecode::integer, last_zonecode::integer, '[]') WITH &&) WHERE (removed_at IS NULL)
);
CREATE INDEX area_zone_ranges_by_change ON area_zone_ranges (coalesce(removed_at, added_at), id);

-- With 58826 for the 28826 that the published list prints. Source: domain-rules §2.4.
INSERT INTO area_zone_ranges (zone, first_zonecode, last_zonecode, name) VALUES
  ('ISLAND', '22386', '22388', '인천 중구'),
  ('ISLAND', '23004', '23010', '인천 강화군'),
  ('ISLAND', '23100', '23116', '인천 옹진군'),
  ('ISLAND', '23124', '23136', '인천 옹진군'),
  ('ISLAND', '31708', '31708', '충남 당진시'),
  ('ISLAND', '32133', '32133', '충남 태안군'),
  ('ISLAND', '33411', '33411', '충남 보령시'),
  ('ISLAND', '40200', '40240', '경북 울릉군'),
  ('ISLAND', '46768', '46771', '부산 강서구'),
  ('ISLAND', '52570', '52571', '경남 사천시'),
  ('ISLAND', '53031', '53033', '경남 통영시'),
  ('ISLAND', '53089', '53104', '경남 통영시'),
  ('ISLAND', '54000', '54000', '전북 군산시'),
  ('ISLAND', '56347', '56349', '전북 부안군'),
  ('ISLAND', '57068', '57069', '전남 영광군'),
  ('ISLAND', '58760', '58762', '전남 목포시'),
  ('ISLAND', '58800', '58810', '전남 신안군'),
  ('ISLAND', '58816', '58818', '전남 신안군'),
  ('ISLAND', '58826', '58826', '전남 신안군'),
  ('ISLAND', '58828', '58866', '전남 신안군'),
  ('ISLAND', '58953', '58958', '전남 진도군'),
  ('ISLAND', '59102', '59103', '전남 완도군'),
  ('ISLAND', '59106', '59106', '전남 완도군'),
  ('ISLAND', '59127', '59127', '전남 완도군'),
  ('ISLAND', '59129', '59129', '전남 완도군'),
  ('ISLAND', '59137', '59166', '전남 완도군'),
  ('ISLAND', '59650', '59650', '전남 여수시'),
  ('ISLAND', '59766', '59766', '전남 여수시'),
  ('ISLAND', '59781', '59790', '전남 여수시'),
  ('JEJU', '63000', '63644', '제주특별자치도');

-- The zone of an address when it became that of the order; one whose buyer was erased has no postcode any more.
ALTER TABLE order_addresses ADD COLUMN zone text CHECK (zone IN ('MAINLAND', 'JEJU', 'ISLAND'));
ALTER TABLE order_address_history ADD COLUMN zone text CHECK (zone IN ('MAINLAND', 'JEJU', 'ISLAND'));
UPDATE order_addresses SET zone = coalesce((SELECT ranges.zone FROM area_zone_ranges AS ranges
  WHERE order_addresses.zonecode BETWEEN ranges.first_zonecode AND ranges.last_zonecode), 'MAINLAND');
UPDATE order_address_history SET zone = coalesce((SELECT ranges.zone FROM area_zone_ranges AS ranges
  WHERE order_address_history.zonecode BETWEEN ranges.first_zonecode AND ranges.last_zonecode), 'MAINLAND');
ALTER TABLE order_addresses ALTER COLUMN zone SET NOT NULL;
ALTER TABLE order_address_history ALTER COLUMN zone SET NOT NULL;
