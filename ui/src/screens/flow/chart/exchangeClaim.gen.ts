// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "exchangeClaim",
  label: "교환",
  start: "EA",
  guards: ["hasWithdrawalLeft","isDeliveryAssumable","isReshippable","isReshipped","isSettled"],
  keeps: [],
  refusals: {"NOT_CHANGE_STATUS":"진행 상태가 바뀌어 처리할 수 없어요.","CLAIM_WITHDRAW_COUNT_EXCEEDED":"철회할 수 있는 횟수(3회)를 모두 썼어요. 교환 철회가 어려우니 고객센터로 문의해 주세요.","CLAIM_ADD_PAYMENT_READY":"추가결제를 기다리는 건이 있어요. 먼저 결제해 주세요.","CLAIM_NOT_RESHIPPED":"아직 재배송하지 않은 상품이에요.","CLAIM_NOT_DUE":"아직 처리할 때가 되지 않았어요."},
  states: [
    {"state":"EA","label":"교환요청","tags":["open","withdrawable"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"seller.collect","index":0,"target":"EI","actor":"seller","action":"수거","guard":null,"effects":[],"otherwise":null},{"event":"seller.refuse","index":0,"target":"ER","actor":"seller","action":"교환 거부","guard":null,"effects":[],"otherwise":null},{"event":"buyer.withdraw","index":0,"target":"WITHDRAWN","actor":"buyer","action":"철회","guard":"hasWithdrawalLeft","effects":[],"otherwise":"CLAIM_WITHDRAW_COUNT_EXCEEDED"},{"event":"additionalPayment.unpaid","index":0,"target":"WITHDRAWN","actor":"system","action":"추가결제 기한 만료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"EI","label":"교환진행중","tags":["open","collected"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"seller.accept","index":0,"target":"EI","actor":"seller","action":"검수 통과","guard":"isSettled","effects":["reserveReship"],"otherwise":"CLAIM_ADD_PAYMENT_READY"},{"event":"stock.reserved","index":0,"target":"EY","actor":"system","action":"재고 확보","guard":"isReshippable","effects":[],"otherwise":"NOT_CHANGE_STATUS"},{"event":"stock.lacking","index":0,"target":"EI","actor":"system","action":"재고 부족","guard":null,"effects":["tellSellerOutOfStock"],"otherwise":null},{"event":"seller.changeFault","index":0,"target":"EI","actor":"seller","action":"귀책 변경","guard":null,"effects":["quoteAgain"],"otherwise":null},{"event":"seller.convertToReturn","index":0,"target":"ER","actor":"seller","action":"반품으로 전환","guard":null,"effects":["openReturn"],"otherwise":null},{"event":"seller.refuse","index":0,"target":"ER","actor":"seller","action":"교환 거부","guard":null,"effects":[],"otherwise":null}]},
    {"state":"EY","label":"재배송준비","tags":["open","collected"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"seller.reship","index":0,"target":"EY","actor":"seller","action":"재배송 송장 등록","guard":null,"effects":["noteReship"],"otherwise":null},{"event":"seller.resend","index":0,"target":"EY","actor":"seller","action":"분실 상품 다시 발송","guard":"isReshipped","effects":["replaceLostReship"],"otherwise":"CLAIM_NOT_RESHIPPED"},{"event":"seller.convertToReturn","index":0,"target":"ER","actor":"seller","action":"분실로 반품 전환","guard":"isReshipped","effects":["writeOffReship","openReturn"],"otherwise":"CLAIM_NOT_RESHIPPED"},{"event":"carrier.delivered","index":0,"target":"EC","actor":"carrier","action":"재배송 완료","guard":"isReshipped","effects":[],"otherwise":"CLAIM_NOT_RESHIPPED"},{"event":"system.deliveryAssumed","index":0,"target":"EC","actor":"system","action":"재배송 완료 간주","guard":"isDeliveryAssumable","effects":[],"otherwise":"CLAIM_NOT_DUE"}]},
    {"state":"EC","label":"교환완료","tags":["terminal"],"entry":["tellItemsExchanged"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
    {"state":"ER","label":"교환거부","tags":["terminal"],"entry":["releaseReship","tellAdditionalPaymentRefused"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
    {"state":"WITHDRAWN","label":"철회","tags":["terminal"],"entry":["releaseReship","tellAdditionalPaymentWithdrawn"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 629,
  height: 682,
  states: {
    "EA": {"x":464,"y":24,"width":96,"height":60},
    "EI": {"x":306,"y":234,"width":105,"height":60},
    "EY": {"x":188,"y":402,"width":105,"height":60},
    "EC": {"x":71,"y":598,"width":96,"height":60},
    "ER": {"x":328,"y":598,"width":96,"height":60},
    "WITHDRAWN": {"x":482,"y":234,"width":109,"height":60},
  },
  arrows: [
    {"from":"EA","to":"EI","points":[[488,84],[488,104],[358,104],[358,234]],"label":{"x":331,"y":152,"width":54,"height":28},"steps":[{"state":"EA","event":"seller.collect","index":0}]},
    {"from":"EA","to":"ER","points":[[512,84],[512,118],[448,118],[448,578],[400,578],[400,598]],"label":{"x":407,"y":346,"width":83,"height":28},"steps":[{"state":"EA","event":"seller.refuse","index":0}]},
    {"from":"EA","to":"WITHDRAWN","points":[[536,84],[536,234]],"label":{"x":467,"y":138,"width":138,"height":56},"steps":[{"state":"EA","event":"buyer.withdraw","index":0},{"state":"EA","event":"additionalPayment.unpaid","index":0}]},
    {"from":"EI","to":"EI","points":[[306,254],[290,254],[290,274],[306,274]],"label":{"x":201,"y":222,"width":83,"height":84},"steps":[{"state":"EI","event":"seller.accept","index":0},{"state":"EI","event":"stock.lacking","index":0},{"state":"EI","event":"seller.changeFault","index":0}]},
    {"from":"EI","to":"EY","points":[[341,294],[341,326],[241,326],[241,402]],"label":{"x":199,"y":346,"width":83,"height":28},"steps":[{"state":"EI","event":"stock.reserved","index":0}]},
    {"from":"EI","to":"ER","points":[[376,294],[376,598]],"label":{"x":321,"y":404,"width":109,"height":56},"steps":[{"state":"EI","event":"seller.convertToReturn","index":0},{"state":"EI","event":"seller.refuse","index":0}]},
    {"from":"EY","to":"EY","points":[[188,422],[172,422],[172,442],[188,442]],"label":{"x":24,"y":404,"width":142,"height":56},"steps":[{"state":"EY","event":"seller.reship","index":0},{"state":"EY","event":"seller.resend","index":0}]},
    {"from":"EY","to":"ER","points":[[258,462],[258,578],[352,578],[352,598]],"label":{"x":196,"y":516,"width":125,"height":28},"steps":[{"state":"EY","event":"seller.convertToReturn","index":0}]},
    {"from":"EY","to":"EC","points":[[223,462],[223,482],[119,482],[119,598]],"label":{"x":57,"y":502,"width":125,"height":56},"steps":[{"state":"EY","event":"carrier.delivered","index":0},{"state":"EY","event":"system.deliveryAssumed","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "exchangeClaim",
 "meta": {
  "label": "교환",
  "otherwise": "NOT_CHANGE_STATUS"
 },
 "context": {
  "isSettled": false,
  "isReshippable": false,
  "hasWithdrawalLeft": false,
  "isReshipped": false,
  "isDeliveryAssumable": false
 },
 "initial": "EA",
 "states": {
  "EA": {
   "meta": {
    "label": "교환요청"
   },
   "tags": [
    "open",
    "withdrawable"
   ],
   "on": {
    "seller.collect": {
     "target": "EI",
     "meta": {
      "actor": "seller",
      "action": "수거"
     }
    },
    "seller.refuse": {
     "target": "ER",
     "meta": {
      "actor": "seller",
      "action": "교환 거부"
     }
    },
    "buyer.withdraw": {
     "target": "WITHDRAWN",
     "guard": "hasWithdrawalLeft",
     "meta": {
      "actor": "buyer",
      "action": "철회",
      "otherwise": "CLAIM_WITHDRAW_COUNT_EXCEEDED"
     }
    },
    "additionalPayment.unpaid": {
     "target": "WITHDRAWN",
     "meta": {
      "actor": "system",
      "action": "추가결제 기한 만료"
     }
    }
   }
  },
  "EI": {
   "meta": {
    "label": "교환진행중"
   },
   "tags": [
    "open",
    "collected"
   ],
   "on": {
    "seller.accept": {
     "target": "EI",
     "guard": "isSettled",
     "actions": "reserveReship",
     "meta": {
      "actor": "seller",
      "action": "검수 통과",
      "otherwise": "CLAIM_ADD_PAYMENT_READY"
     }
    },
    "stock.reserved": {
     "target": "EY",
     "guard": "isReshippable",
     "meta": {
      "actor": "system",
      "action": "재고 확보",
      "otherwise": "NOT_CHANGE_STATUS"
     }
    },
    "stock.lacking": {
     "target": "EI",
     "actions": "tellSellerOutOfStock",
     "meta": {
      "actor": "system",
      "action": "재고 부족"
     }
    },
    "seller.changeFault": {
     "target": "EI",
     "actions": "quoteAgain",
     "meta": {
      "actor": "seller",
      "action": "귀책 변경"
     }
    },
    "seller.convertToReturn": {
     "target": "ER",
     "actions": "openReturn",
     "meta": {
      "actor": "seller",
      "action": "반품으로 전환"
     }
    },
    "seller.refuse": {
     "target": "ER",
     "meta": {
      "actor": "seller",
      "action": "교환 거부"
     }
    }
   }
  },
  "EY": {
   "meta": {
    "label": "재배송준비"
   },
   "tags": [
    "open",
    "collected"
   ],
   "on": {
    "seller.reship": {
     "target": "EY",
     "actions": "noteReship",
     "meta": {
      "actor": "seller",
      "action": "재배송 송장 등록"
     }
    },
    "seller.resend": {
     "target": "EY",
     "guard": "isReshipped",
     "actions": "replaceLostReship",
     "meta": {
      "actor": "seller",
      "action": "분실 상품 다시 발송",
      "otherwise": "CLAIM_NOT_RESHIPPED"
     }
    },
    "seller.convertToReturn": {
     "target": "ER",
     "guard": "isReshipped",
     "actions": [
      "writeOffReship",
      "openReturn"
     ],
     "meta": {
      "actor": "seller",
      "action": "분실로 반품 전환",
      "otherwise": "CLAIM_NOT_RESHIPPED"
     }
    },
    "carrier.delivered": {
     "target": "EC",
     "guard": "isReshipped",
     "meta": {
      "actor": "carrier",
      "action": "재배송 완료",
      "otherwise": "CLAIM_NOT_RESHIPPED"
     }
    },
    "system.deliveryAssumed": {
     "target": "EC",
     "guard": "isDeliveryAssumable",
     "meta": {
      "actor": "system",
      "action": "재배송 완료 간주",
      "otherwise": "CLAIM_NOT_DUE"
     }
    }
   }
  },
  "EC": {
   "meta": {
    "label": "교환완료"
   },
   "tags": [
    "terminal"
   ],
   "entry": "tellItemsExchanged"
  },
  "ER": {
   "meta": {
    "label": "교환거부"
   },
   "tags": [
    "terminal"
   ],
   "entry": [
    "releaseReship",
    "tellAdditionalPaymentRefused"
   ]
  },
  "WITHDRAWN": {
   "meta": {
    "label": "철회"
   },
   "tags": [
    "terminal"
   ],
   "entry": [
    "releaseReship",
    "tellAdditionalPaymentWithdrawn"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  EA : EA 교환요청\n  EI : EI 교환진행중\n  EY : EY 재배송준비\n  EC : EC 교환완료\n  ER : ER 교환거부\n  WITHDRAWN : WITHDRAWN 철회\n  [*] --> EA\n  EA --> EI : 수거\n  EA --> ER : 교환 거부\n  EA --> WITHDRAWN : 철회<br/>추가결제 기한 만료\n  EI --> EI : 검수 통과<br/>재고 부족<br/>귀책 변경\n  EI --> EY : 재고 확보\n  EI --> ER : 반품으로 전환<br/>교환 거부\n  EY --> EY : 재배송 송장 등록<br/>분실 상품 다시 발송\n  EY --> ER : 분실로 반품 전환\n  EY --> EC : 재배송 완료<br/>재배송 완료 간주\n  EC --> [*]\n  ER --> [*]\n  WITHDRAWN --> [*]\n"
