// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "orderItem",
  label: "주문 상품",
  start: "PW",
  guards: ["hasNoOpenClaim","isConfirmDue","isDeliveryAssumable","isUnscanned"],
  delays: {},
  keeps: [],
  refusals: {"ORDER_ITEM_STATUS_CHANGED":"진행 상태가 바뀌어 처리할 수 없어요.","ORDER_ITEM_CLAIM_OPEN":"이미 진행 중인 취소·교환·반품이 있어요.","ORDER_ITEM_PARCEL_SCANNED":"택배사가 접수한 송장이라 취소할 수 없어요.","ORDER_ITEM_NOT_DUE":"아직 처리할 때가 되지 않았어요."},
  states: [
    {"state":"PW","label":"결제대기","tags":["unpaid","unacknowledged"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"payment.completed","index":0,"target":"DC","actor":"gateway","action":"결제 완료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"payment.awaitsDeposit","index":0,"target":"DR","actor":"gateway","action":"계좌 발급","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"payment.expired","index":0,"target":"C","actor":"system","action":"결제 시간 만료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"DR","label":"입금대기","tags":["unpaid","unacknowledged","addressChangeable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"payment.completed","index":0,"target":"DC","actor":"gateway","action":"입금","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"payment.cancelled","index":0,"target":"C","actor":"buyer","action":"입금 전 취소","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"payment.expired","index":0,"target":"C","actor":"system","action":"입금 기한 만료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"DC","label":"결제완료","tags":["unacknowledged","unprepared","addressChangeable","cancellable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"seller.acknowledge","index":0,"target":"SR","actor":"seller","action":"발주확인","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.delay","index":0,"target":"SD","actor":"seller","action":"배송지연 안내","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"payment.awaitsDeposit","index":0,"target":"DR","actor":"gateway","action":"입금 취소","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"claim.cancelled","index":0,"target":"C","actor":"system","action":"취소 완료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"SR","label":"배송준비중","tags":["cancellable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"seller.ship","index":0,"target":"SS","actor":"seller","action":"송장 등록","afterMs":null,"guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"carrier.scanned","index":0,"target":"SI","actor":"carrier","action":"집화","afterMs":null,"guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"seller.delay","index":0,"target":"SD","actor":"seller","action":"배송지연 안내","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"claim.cancelled","index":0,"target":"C","actor":"system","action":"취소 완료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"SD","label":"배송지연","tags":["cancellable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"seller.acknowledge","index":0,"target":"SR","actor":"seller","action":"발주확인","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.delay","index":0,"target":"SD","actor":"seller","action":"발송예정일 변경","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.ship","index":0,"target":"SS","actor":"seller","action":"송장 등록","afterMs":null,"guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"claim.cancelled","index":0,"target":"C","actor":"system","action":"취소 완료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"SS","label":"배송시작","tags":["inTransit","trackable"],"entry":["scheduleDeliveryAssumption"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"seller.removeInvoice","index":0,"target":"SR","actor":"seller","action":"송장 취소","afterMs":null,"guard":"isUnscanned","effects":["removeParcel"],"otherwise":"ORDER_ITEM_PARCEL_SCANNED"},{"event":"carrier.scanned","index":0,"target":"SI","actor":"carrier","action":"집화","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"carrier.delivered","index":0,"target":"SC","actor":"carrier","action":"배송완료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.deliveryAssumed","index":0,"target":"SC","actor":"system","action":"배송완료 간주","afterMs":null,"guard":"isDeliveryAssumable","effects":[],"otherwise":"ORDER_ITEM_NOT_DUE"}]},
    {"state":"SI","label":"배송중","tags":["inTransit","trackable","returnable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"carrier.delivered","index":0,"target":"SC","actor":"carrier","action":"배송완료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.deliveryAssumed","index":0,"target":"SC","actor":"system","action":"배송완료 간주","afterMs":null,"guard":"isDeliveryAssumable","effects":[],"otherwise":"ORDER_ITEM_NOT_DUE"},{"event":"buyer.confirm","index":0,"target":"BF","actor":"buyer","action":"구매확정","afterMs":null,"guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"claim.exchanged","index":0,"target":"E","actor":"system","action":"교환 완료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"claim.returned","index":0,"target":"R","actor":"system","action":"반품 완료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"SC","label":"배송완료","tags":["delivered","trackable","returnable"],"entry":["scheduleAutoConfirm"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"buyer.confirm","index":0,"target":"BF","actor":"buyer","action":"구매확정","afterMs":null,"guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"system.autoConfirmDue","index":0,"target":"BF","actor":"system","action":"자동 구매확정","afterMs":null,"guard":"isConfirmDue","effects":[],"otherwise":"ORDER_ITEM_NOT_DUE"},{"event":"claim.exchanged","index":0,"target":"E","actor":"system","action":"교환 완료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"claim.returned","index":0,"target":"R","actor":"system","action":"반품 완료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"E","label":"교환","tags":["claimed","delivered","returnable"],"entry":["scheduleAutoConfirm"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"buyer.confirm","index":0,"target":"BF","actor":"buyer","action":"구매확정","afterMs":null,"guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"system.autoConfirmDue","index":0,"target":"BF","actor":"system","action":"자동 구매확정","afterMs":null,"guard":"isConfirmDue","effects":[],"otherwise":"ORDER_ITEM_NOT_DUE"},{"event":"claim.exchanged","index":0,"target":"E","actor":"system","action":"교환 완료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"claim.returned","index":0,"target":"R","actor":"system","action":"반품 완료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"BF","label":"구매확정","tags":["trackable","confirmed"],"entry":["settle"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"claim.returned","index":0,"target":"R","actor":"system","action":"구매확정 후 반품 완료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"C","label":"취소","tags":["claimed","unprepared","removed","terminal"],"entry":["returnStock"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[]},
    {"state":"R","label":"반품","tags":["claimed","removed","terminal"],"entry":["releaseDeal","settle"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 1121,
  height: 2138,
  states: {
    "PW": {"x":70,"y":24,"width":96,"height":60},
    "DR": {"x":884,"y":206,"width":96,"height":60},
    "DC": {"x":908,"y":388,"width":96,"height":60},
    "SR": {"x":927,"y":558,"width":106,"height":60},
    "SD": {"x":425,"y":782,"width":96,"height":60},
    "SS": {"x":712,"y":982,"width":96,"height":60},
    "SI": {"x":954,"y":1159,"width":96,"height":60},
    "SC": {"x":690,"y":1406,"width":96,"height":60},
    "E": {"x":453,"y":1636,"width":96,"height":60},
    "BF": {"x":714,"y":1884,"width":96,"height":60},
    "C": {"x":185,"y":982,"width":96,"height":60},
    "R": {"x":704,"y":2054,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"PW","to":"DC","points":[[142,84],[142,122],[1050,122],[1050,368],[980,368],[980,388]],"label":{"x":1008,"y":222,"width":84,"height":28},"steps":[{"state":"PW","event":"payment.completed","index":0}]},
    {"from":"PW","to":"DR","points":[[118,84],[118,136],[932,136],[932,206]],"label":{"x":890,"y":150,"width":84,"height":28},"steps":[{"state":"PW","event":"payment.awaitsDeposit","index":0}]},
    {"from":"PW","to":"C","points":[[94,84],[94,108],[81,108],[81,962],[201,962],[201,982]],"label":{"x":24,"y":502,"width":114,"height":28},"steps":[{"state":"PW","event":"payment.expired","index":0}]},
    {"from":"DR","to":"DC","points":[[956,266],[956,388]],"label":{"x":929,"y":320,"width":54,"height":28},"steps":[{"state":"DR","event":"payment.completed","index":0}]},
    {"from":"DR","to":"C","points":[[908,266],[908,286],[157,286],[157,948],[217,948],[217,982]],"label":{"x":100,"y":560,"width":114,"height":56},"steps":[{"state":"DR","event":"payment.cancelled","index":0},{"state":"DR","event":"payment.expired","index":0}]},
    {"from":"DC","to":"SR","points":[[980,448],[980,558]],"label":{"x":940,"y":502,"width":80,"height":28},"steps":[{"state":"DC","event":"seller.acknowledge","index":0}]},
    {"from":"DC","to":"SD","points":[[956,448],[956,482],[415,482],[415,762],[449,762],[449,782]],"label":{"x":360,"y":574,"width":110,"height":28},"steps":[{"state":"DC","event":"seller.delay","index":0}]},
    {"from":"DC","to":"DR","points":[[932,388],[932,368],[873,368],[873,300],[932,300],[932,266]],"label":{"x":831,"y":320,"width":84,"height":28},"steps":[{"state":"DC","event":"payment.awaitsDeposit","index":0}]},
    {"from":"DC","to":"C","points":[[932,448],[932,468],[233,468],[233,982]],"label":{"x":191,"y":714,"width":84,"height":28},"steps":[{"state":"DC","event":"claim.cancelled","index":0}]},
    {"from":"SR","to":"SS","points":[[1003,618],[1003,694],[920,694],[920,948],[784,948],[784,982]],"label":{"x":841,"y":789,"width":158,"height":46},"steps":[{"state":"SR","event":"seller.ship","index":0}]},
    {"from":"SR","to":"SI","points":[[1018,618],[1018,1159]],"label":{"x":939,"y":882,"width":158,"height":46},"steps":[{"state":"SR","event":"carrier.scanned","index":0}]},
    {"from":"SR","to":"SD","points":[[973,618],[973,666],[686,666],[686,762],[497,762],[497,782]],"label":{"x":631,"y":714,"width":110,"height":28},"steps":[{"state":"SR","event":"seller.delay","index":0}]},
    {"from":"SR","to":"C","points":[[942,618],[942,638],[294,638],[294,948],[249,948],[249,982]],"label":{"x":252,"y":798,"width":84,"height":28},"steps":[{"state":"SR","event":"claim.cancelled","index":0}]},
    {"from":"SD","to":"SR","points":[[473,782],[473,652],[957,652],[957,618]],"label":{"x":433,"y":714,"width":80,"height":28},"steps":[{"state":"SD","event":"seller.acknowledge","index":0}]},
    {"from":"SD","to":"SD","points":[[521,802],[537,802],[537,822],[521,822]],"label":{"x":543,"y":798,"width":122,"height":28},"steps":[{"state":"SD","event":"seller.delay","index":0}]},
    {"from":"SD","to":"SS","points":[[489,842],[489,948],[736,948],[736,982]],"label":{"x":410,"y":882,"width":158,"height":46},"steps":[{"state":"SD","event":"seller.ship","index":0}]},
    {"from":"SD","to":"C","points":[[457,842],[457,862],[354,862],[354,962],[265,962],[265,982]],"label":{"x":312,"y":891,"width":84,"height":28},"steps":[{"state":"SD","event":"claim.cancelled","index":0}]},
    {"from":"SS","to":"SR","points":[[760,982],[760,680],[988,680],[988,618]],"label":{"x":693,"y":789,"width":134,"height":46},"steps":[{"state":"SS","event":"seller.removeInvoice","index":0}]},
    {"from":"SS","to":"SI","points":[[776,1042],[776,1130],[986,1130],[986,1159]],"label":{"x":749,"y":1082,"width":54,"height":28},"steps":[{"state":"SS","event":"carrier.scanned","index":0}]},
    {"from":"SS","to":"SC","points":[[744,1042],[744,1062],[637,1062],[637,1386],[722,1386],[722,1406]],"label":{"x":538,"y":1150,"width":198,"height":74},"steps":[{"state":"SS","event":"carrier.delivered","index":0},{"state":"SS","event":"system.deliveryAssumed","index":0}]},
    {"from":"SI","to":"SC","points":[[973,1219],[973,1244],[754,1244],[754,1406]],"label":{"x":655,"y":1292,"width":198,"height":74},"steps":[{"state":"SI","event":"carrier.delivered","index":0},{"state":"SI","event":"system.deliveryAssumed","index":0}]},
    {"from":"SI","to":"BF","points":[[1012,1219],[1012,1272],[933,1272],[933,1864],[786,1864],[786,1884]],"label":{"x":854,"y":1534,"width":158,"height":46},"steps":[{"state":"SI","event":"buyer.confirm","index":0}]},
    {"from":"SI","to":"E","points":[[992,1219],[992,1258],[872,1258],[872,1514],[517,1514],[517,1636]],"label":{"x":830,"y":1422,"width":84,"height":28},"steps":[{"state":"SI","event":"claim.exchanged","index":0}]},
    {"from":"SI","to":"R","points":[[1031,1219],[1031,2020],[781,2020],[781,2054]],"label":{"x":989,"y":1652,"width":84,"height":28},"steps":[{"state":"SI","event":"claim.returned","index":0}]},
    {"from":"SC","to":"BF","points":[[762,1466],[762,1884]],"label":{"x":683,"y":1620,"width":158,"height":92},"steps":[{"state":"SC","event":"buyer.confirm","index":0},{"state":"SC","event":"system.autoConfirmDue","index":0}]},
    {"from":"SC","to":"E","points":[[738,1466],[738,1500],[456,1500],[456,1600],[485,1600],[485,1636]],"label":{"x":414,"y":1543,"width":84,"height":28},"steps":[{"state":"SC","event":"claim.exchanged","index":0}]},
    {"from":"SC","to":"R","points":[[714,1466],[714,1486],[359,1486],[359,2034],[723,2034],[723,2054]],"label":{"x":317,"y":1784,"width":84,"height":28},"steps":[{"state":"SC","event":"claim.returned","index":0}]},
    {"from":"E","to":"BF","points":[[517,1696],[517,1864],[738,1864],[738,1884]],"label":{"x":438,"y":1752,"width":158,"height":92},"steps":[{"state":"E","event":"buyer.confirm","index":0},{"state":"E","event":"system.autoConfirmDue","index":0}]},
    {"from":"E","to":"E","points":[[549,1656],[565,1656],[565,1676],[549,1676]],"label":{"x":571,"y":1652,"width":84,"height":28},"steps":[{"state":"E","event":"claim.exchanged","index":0}]},
    {"from":"E","to":"R","points":[[485,1696],[485,1732],[420,1732],[420,2020],[743,2020],[743,2054]],"label":{"x":378,"y":1900,"width":84,"height":28},"steps":[{"state":"E","event":"claim.returned","index":0}]},
    {"from":"BF","to":"R","points":[[762,1944],[762,2054]],"label":{"x":684,"y":1972,"width":156,"height":28},"steps":[{"state":"BF","event":"claim.returned","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "orderItem",
 "meta": {
  "label": "주문 상품",
  "otherwise": "ORDER_ITEM_STATUS_CHANGED"
 },
 "context": {
  "hasNoOpenClaim": false,
  "isConfirmDue": false,
  "isDeliveryAssumable": false,
  "isUnscanned": false
 },
 "initial": "PW",
 "states": {
  "PW": {
   "meta": {
    "label": "결제대기"
   },
   "tags": [
    "unpaid",
    "unacknowledged"
   ],
   "on": {
    "payment.completed": {
     "target": "DC",
     "meta": {
      "actor": "gateway",
      "action": "결제 완료"
     },
     "description": "결제사: 결제 완료"
    },
    "payment.awaitsDeposit": {
     "target": "DR",
     "meta": {
      "actor": "gateway",
      "action": "계좌 발급"
     },
     "description": "결제사: 계좌 발급"
    },
    "payment.expired": {
     "target": "C",
     "meta": {
      "actor": "system",
      "action": "결제 시간 만료"
     },
     "description": "시스템: 결제 시간 만료"
    }
   },
   "description": "결제대기"
  },
  "DR": {
   "meta": {
    "label": "입금대기"
   },
   "tags": [
    "unpaid",
    "unacknowledged",
    "addressChangeable"
   ],
   "on": {
    "payment.completed": {
     "target": "DC",
     "meta": {
      "actor": "gateway",
      "action": "입금"
     },
     "description": "결제사: 입금"
    },
    "payment.cancelled": {
     "target": "C",
     "meta": {
      "actor": "buyer",
      "action": "입금 전 취소"
     },
     "description": "구매자: 입금 전 취소"
    },
    "payment.expired": {
     "target": "C",
     "meta": {
      "actor": "system",
      "action": "입금 기한 만료"
     },
     "description": "시스템: 입금 기한 만료"
    }
   },
   "description": "입금대기"
  },
  "DC": {
   "meta": {
    "label": "결제완료"
   },
   "tags": [
    "unacknowledged",
    "unprepared",
    "addressChangeable",
    "cancellable"
   ],
   "on": {
    "seller.acknowledge": {
     "target": "SR",
     "meta": {
      "actor": "seller",
      "action": "발주확인"
     },
     "description": "판매자: 발주확인"
    },
    "seller.delay": {
     "target": "SD",
     "meta": {
      "actor": "seller",
      "action": "배송지연 안내"
     },
     "description": "판매자: 배송지연 안내"
    },
    "payment.awaitsDeposit": {
     "target": "DR",
     "meta": {
      "actor": "gateway",
      "action": "입금 취소"
     },
     "description": "결제사: 입금 취소"
    },
    "claim.cancelled": {
     "target": "C",
     "meta": {
      "actor": "system",
      "action": "취소 완료"
     },
     "description": "시스템: 취소 완료"
    }
   },
   "description": "결제완료"
  },
  "SR": {
   "meta": {
    "label": "배송준비중"
   },
   "tags": [
    "cancellable"
   ],
   "on": {
    "seller.ship": {
     "target": "SS",
     "guard": "hasNoOpenClaim",
     "meta": {
      "actor": "seller",
      "action": "송장 등록",
      "otherwise": "ORDER_ITEM_CLAIM_OPEN"
     },
     "description": "판매자: 송장 등록 (아니면 ORDER_ITEM_CLAIM_OPEN)"
    },
    "carrier.scanned": {
     "target": "SI",
     "guard": "hasNoOpenClaim",
     "meta": {
      "actor": "carrier",
      "action": "집화",
      "otherwise": "ORDER_ITEM_CLAIM_OPEN"
     },
     "description": "택배사: 집화 (아니면 ORDER_ITEM_CLAIM_OPEN)"
    },
    "seller.delay": {
     "target": "SD",
     "meta": {
      "actor": "seller",
      "action": "배송지연 안내"
     },
     "description": "판매자: 배송지연 안내"
    },
    "claim.cancelled": {
     "target": "C",
     "meta": {
      "actor": "system",
      "action": "취소 완료"
     },
     "description": "시스템: 취소 완료"
    }
   },
   "description": "배송준비중"
  },
  "SD": {
   "meta": {
    "label": "배송지연"
   },
   "tags": [
    "cancellable"
   ],
   "on": {
    "seller.acknowledge": {
     "target": "SR",
     "meta": {
      "actor": "seller",
      "action": "발주확인"
     },
     "description": "판매자: 발주확인"
    },
    "seller.delay": {
     "target": "SD",
     "meta": {
      "actor": "seller",
      "action": "발송예정일 변경"
     },
     "description": "판매자: 발송예정일 변경"
    },
    "seller.ship": {
     "target": "SS",
     "guard": "hasNoOpenClaim",
     "meta": {
      "actor": "seller",
      "action": "송장 등록",
      "otherwise": "ORDER_ITEM_CLAIM_OPEN"
     },
     "description": "판매자: 송장 등록 (아니면 ORDER_ITEM_CLAIM_OPEN)"
    },
    "claim.cancelled": {
     "target": "C",
     "meta": {
      "actor": "system",
      "action": "취소 완료"
     },
     "description": "시스템: 취소 완료"
    }
   },
   "description": "배송지연"
  },
  "SS": {
   "meta": {
    "label": "배송시작"
   },
   "tags": [
    "inTransit",
    "trackable"
   ],
   "entry": "scheduleDeliveryAssumption",
   "on": {
    "seller.removeInvoice": {
     "target": "SR",
     "guard": "isUnscanned",
     "actions": "removeParcel",
     "meta": {
      "actor": "seller",
      "action": "송장 취소",
      "otherwise": "ORDER_ITEM_PARCEL_SCANNED"
     },
     "description": "판매자: 송장 취소 (아니면 ORDER_ITEM_PARCEL_SCANNED)"
    },
    "carrier.scanned": {
     "target": "SI",
     "meta": {
      "actor": "carrier",
      "action": "집화"
     },
     "description": "택배사: 집화"
    },
    "carrier.delivered": {
     "target": "SC",
     "meta": {
      "actor": "carrier",
      "action": "배송완료"
     },
     "description": "택배사: 배송완료"
    },
    "system.deliveryAssumed": {
     "target": "SC",
     "guard": "isDeliveryAssumable",
     "meta": {
      "actor": "system",
      "action": "배송완료 간주",
      "otherwise": "ORDER_ITEM_NOT_DUE"
     },
     "description": "시스템: 배송완료 간주 (아니면 ORDER_ITEM_NOT_DUE)"
    }
   },
   "description": "배송시작"
  },
  "SI": {
   "meta": {
    "label": "배송중"
   },
   "tags": [
    "inTransit",
    "trackable",
    "returnable"
   ],
   "on": {
    "carrier.delivered": {
     "target": "SC",
     "meta": {
      "actor": "carrier",
      "action": "배송완료"
     },
     "description": "택배사: 배송완료"
    },
    "system.deliveryAssumed": {
     "target": "SC",
     "guard": "isDeliveryAssumable",
     "meta": {
      "actor": "system",
      "action": "배송완료 간주",
      "otherwise": "ORDER_ITEM_NOT_DUE"
     },
     "description": "시스템: 배송완료 간주 (아니면 ORDER_ITEM_NOT_DUE)"
    },
    "buyer.confirm": {
     "target": "BF",
     "guard": "hasNoOpenClaim",
     "meta": {
      "actor": "buyer",
      "action": "구매확정",
      "otherwise": "ORDER_ITEM_CLAIM_OPEN"
     },
     "description": "구매자: 구매확정 (아니면 ORDER_ITEM_CLAIM_OPEN)"
    },
    "claim.exchanged": {
     "target": "E",
     "meta": {
      "actor": "system",
      "action": "교환 완료"
     },
     "description": "시스템: 교환 완료"
    },
    "claim.returned": {
     "target": "R",
     "meta": {
      "actor": "system",
      "action": "반품 완료"
     },
     "description": "시스템: 반품 완료"
    }
   },
   "description": "배송중"
  },
  "SC": {
   "meta": {
    "label": "배송완료"
   },
   "tags": [
    "delivered",
    "trackable",
    "returnable"
   ],
   "entry": "scheduleAutoConfirm",
   "on": {
    "buyer.confirm": {
     "target": "BF",
     "guard": "hasNoOpenClaim",
     "meta": {
      "actor": "buyer",
      "action": "구매확정",
      "otherwise": "ORDER_ITEM_CLAIM_OPEN"
     },
     "description": "구매자: 구매확정 (아니면 ORDER_ITEM_CLAIM_OPEN)"
    },
    "system.autoConfirmDue": {
     "target": "BF",
     "guard": "isConfirmDue",
     "meta": {
      "actor": "system",
      "action": "자동 구매확정",
      "otherwise": "ORDER_ITEM_NOT_DUE"
     },
     "description": "시스템: 자동 구매확정 (아니면 ORDER_ITEM_NOT_DUE)"
    },
    "claim.exchanged": {
     "target": "E",
     "meta": {
      "actor": "system",
      "action": "교환 완료"
     },
     "description": "시스템: 교환 완료"
    },
    "claim.returned": {
     "target": "R",
     "meta": {
      "actor": "system",
      "action": "반품 완료"
     },
     "description": "시스템: 반품 완료"
    }
   },
   "description": "배송완료"
  },
  "E": {
   "meta": {
    "label": "교환"
   },
   "tags": [
    "claimed",
    "delivered",
    "returnable"
   ],
   "entry": "scheduleAutoConfirm",
   "on": {
    "buyer.confirm": {
     "target": "BF",
     "guard": "hasNoOpenClaim",
     "meta": {
      "actor": "buyer",
      "action": "구매확정",
      "otherwise": "ORDER_ITEM_CLAIM_OPEN"
     },
     "description": "구매자: 구매확정 (아니면 ORDER_ITEM_CLAIM_OPEN)"
    },
    "system.autoConfirmDue": {
     "target": "BF",
     "guard": "isConfirmDue",
     "meta": {
      "actor": "system",
      "action": "자동 구매확정",
      "otherwise": "ORDER_ITEM_NOT_DUE"
     },
     "description": "시스템: 자동 구매확정 (아니면 ORDER_ITEM_NOT_DUE)"
    },
    "claim.exchanged": {
     "target": "E",
     "reenter": true,
     "meta": {
      "actor": "system",
      "action": "교환 완료"
     },
     "description": "시스템: 교환 완료"
    },
    "claim.returned": {
     "target": "R",
     "meta": {
      "actor": "system",
      "action": "반품 완료"
     },
     "description": "시스템: 반품 완료"
    }
   },
   "description": "교환"
  },
  "BF": {
   "meta": {
    "label": "구매확정"
   },
   "tags": [
    "trackable",
    "confirmed"
   ],
   "entry": "settle",
   "on": {
    "claim.returned": {
     "target": "R",
     "meta": {
      "actor": "system",
      "action": "구매확정 후 반품 완료"
     },
     "description": "시스템: 구매확정 후 반품 완료"
    }
   },
   "description": "구매확정"
  },
  "C": {
   "meta": {
    "label": "취소"
   },
   "tags": [
    "claimed",
    "unprepared",
    "removed",
    "terminal"
   ],
   "entry": "returnStock",
   "description": "취소",
   "type": "final"
  },
  "R": {
   "meta": {
    "label": "반품"
   },
   "tags": [
    "claimed",
    "removed",
    "terminal"
   ],
   "entry": [
    "releaseDeal",
    "settle"
   ],
   "description": "반품",
   "type": "final"
  }
 },
 "description": "주문 상품"
}

export const MERMAID = "stateDiagram-v2\n  PW : PW 결제대기\n  DR : DR 입금대기\n  DC : DC 결제완료\n  SR : SR 배송준비중\n  SD : SD 배송지연\n  SS : SS 배송시작\n  SI : SI 배송중\n  SC : SC 배송완료\n  E : E 교환\n  BF : BF 구매확정\n  C : C 취소\n  R : R 반품\n  [*] --> PW\n  PW --> DC : 결제 완료\n  PW --> DR : 계좌 발급\n  PW --> C : 결제 시간 만료\n  DR --> DC : 입금\n  DR --> C : 입금 전 취소<br/>입금 기한 만료\n  DC --> SR : 발주확인\n  DC --> SD : 배송지연 안내\n  DC --> DR : 입금 취소\n  DC --> C : 취소 완료\n  SR --> SS : 송장 등록 [hasNoOpenClaim]\n  SR --> SI : 집화 [hasNoOpenClaim]\n  SR --> SD : 배송지연 안내\n  SR --> C : 취소 완료\n  SD --> SR : 발주확인\n  SD --> SD : 발송예정일 변경\n  SD --> SS : 송장 등록 [hasNoOpenClaim]\n  SD --> C : 취소 완료\n  SS --> SR : 송장 취소 [isUnscanned]\n  SS --> SI : 집화\n  SS --> SC : 배송완료<br/>배송완료 간주 [isDeliveryAssumable]\n  SI --> SC : 배송완료<br/>배송완료 간주 [isDeliveryAssumable]\n  SI --> BF : 구매확정 [hasNoOpenClaim]\n  SI --> E : 교환 완료\n  SI --> R : 반품 완료\n  SC --> BF : 구매확정 [hasNoOpenClaim]<br/>자동 구매확정 [isConfirmDue]\n  SC --> E : 교환 완료\n  SC --> R : 반품 완료\n  E --> BF : 구매확정 [hasNoOpenClaim]<br/>자동 구매확정 [isConfirmDue]\n  E --> E : 교환 완료\n  E --> R : 반품 완료\n  BF --> R : 구매확정 후 반품 완료\n  C --> [*]\n  R --> [*]\n"
