// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "orderItem",
  label: "주문 상품",
  start: "PW",
  guards: ["hasNoOpenClaim","isConfirmDue","isDeliveryAssumable","isUnscanned"],
  keeps: [],
  refusals: {"ORDER_ITEM_STATUS_CHANGED":"진행 상태가 바뀌어 처리할 수 없어요.","ORDER_ITEM_CLAIM_OPEN":"이미 진행 중인 취소·교환·반품이 있어요.","ORDER_ITEM_PARCEL_SCANNED":"택배사가 접수한 송장이라 취소할 수 없어요.","ORDER_ITEM_NOT_DUE":"아직 처리할 때가 되지 않았어요."},
  states: [
    {"state":"PW","label":"결제대기","tags":["unpaid"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"payment.completed","index":0,"target":"DC","actor":"gateway","action":"결제 완료","guard":null,"effects":[],"otherwise":null},{"event":"payment.awaitsDeposit","index":0,"target":"DR","actor":"gateway","action":"계좌 발급","guard":null,"effects":[],"otherwise":null},{"event":"payment.expired","index":0,"target":"C","actor":"system","action":"결제 시간 만료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DR","label":"입금대기","tags":["unpaid","addressChangeable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"payment.completed","index":0,"target":"DC","actor":"gateway","action":"입금","guard":null,"effects":[],"otherwise":null},{"event":"payment.cancelled","index":0,"target":"C","actor":"buyer","action":"입금 전 취소","guard":null,"effects":[],"otherwise":null},{"event":"payment.expired","index":0,"target":"C","actor":"system","action":"입금 기한 만료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DC","label":"결제완료","tags":["addressChangeable","cancellable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"seller.acknowledge","index":0,"target":"SR","actor":"seller","action":"발주확인","guard":null,"effects":[],"otherwise":null},{"event":"seller.delay","index":0,"target":"SD","actor":"seller","action":"배송지연 안내","guard":null,"effects":[],"otherwise":null},{"event":"payment.awaitsDeposit","index":0,"target":"DR","actor":"gateway","action":"입금 취소","guard":null,"effects":[],"otherwise":null},{"event":"claim.cancelled","index":0,"target":"C","actor":"system","action":"취소 완료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"SR","label":"배송준비중","tags":["cancellable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"seller.ship","index":0,"target":"SS","actor":"seller","action":"송장 등록","guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"carrier.scanned","index":0,"target":"SI","actor":"carrier","action":"집화","guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"seller.delay","index":0,"target":"SD","actor":"seller","action":"배송지연 안내","guard":null,"effects":[],"otherwise":null},{"event":"claim.cancelled","index":0,"target":"C","actor":"system","action":"취소 완료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"SD","label":"배송지연","tags":["cancellable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"seller.acknowledge","index":0,"target":"SR","actor":"seller","action":"발주확인","guard":null,"effects":[],"otherwise":null},{"event":"seller.delay","index":0,"target":"SD","actor":"seller","action":"발송예정일 변경","guard":null,"effects":[],"otherwise":null},{"event":"seller.ship","index":0,"target":"SS","actor":"seller","action":"송장 등록","guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"claim.cancelled","index":0,"target":"C","actor":"system","action":"취소 완료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"SS","label":"배송시작","tags":["trackable"],"entry":["scheduleDeliveryAssumption"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"seller.removeInvoice","index":0,"target":"SR","actor":"seller","action":"송장 취소","guard":"isUnscanned","effects":["removeParcel"],"otherwise":"ORDER_ITEM_PARCEL_SCANNED"},{"event":"carrier.scanned","index":0,"target":"SI","actor":"carrier","action":"집화","guard":null,"effects":[],"otherwise":null},{"event":"carrier.delivered","index":0,"target":"SC","actor":"carrier","action":"배송완료","guard":null,"effects":[],"otherwise":null},{"event":"system.deliveryAssumed","index":0,"target":"SC","actor":"system","action":"배송완료 간주","guard":"isDeliveryAssumable","effects":[],"otherwise":"ORDER_ITEM_NOT_DUE"}]},
    {"state":"SI","label":"배송중","tags":["trackable","returnable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"carrier.delivered","index":0,"target":"SC","actor":"carrier","action":"배송완료","guard":null,"effects":[],"otherwise":null},{"event":"system.deliveryAssumed","index":0,"target":"SC","actor":"system","action":"배송완료 간주","guard":"isDeliveryAssumable","effects":[],"otherwise":"ORDER_ITEM_NOT_DUE"},{"event":"buyer.confirm","index":0,"target":"BF","actor":"buyer","action":"구매확정","guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"claim.exchanged","index":0,"target":"E","actor":"system","action":"교환 완료","guard":null,"effects":[],"otherwise":null},{"event":"claim.returned","index":0,"target":"R","actor":"system","action":"반품 완료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"SC","label":"배송완료","tags":["trackable","returnable"],"entry":["scheduleAutoConfirm"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"buyer.confirm","index":0,"target":"BF","actor":"buyer","action":"구매확정","guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"system.autoConfirmDue","index":0,"target":"BF","actor":"system","action":"자동 구매확정","guard":"isConfirmDue","effects":[],"otherwise":"ORDER_ITEM_NOT_DUE"},{"event":"claim.exchanged","index":0,"target":"E","actor":"system","action":"교환 완료","guard":null,"effects":[],"otherwise":null},{"event":"claim.returned","index":0,"target":"R","actor":"system","action":"반품 완료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"E","label":"교환","tags":["returnable"],"entry":["scheduleAutoConfirm"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"buyer.confirm","index":0,"target":"BF","actor":"buyer","action":"구매확정","guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"system.autoConfirmDue","index":0,"target":"BF","actor":"system","action":"자동 구매확정","guard":"isConfirmDue","effects":[],"otherwise":"ORDER_ITEM_NOT_DUE"},{"event":"claim.exchanged","index":0,"target":"E","actor":"system","action":"교환 완료","guard":null,"effects":[],"otherwise":null},{"event":"claim.returned","index":0,"target":"R","actor":"system","action":"반품 완료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"BF","label":"구매확정","tags":["trackable","terminal"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[]},
    {"state":"C","label":"취소","tags":["terminal"],"entry":["returnStock"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[]},
    {"state":"R","label":"반품","tags":["terminal"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 940,
  height: 1778,
  states: {
    "PW": {"x":531,"y":24,"width":96,"height":60},
    "DR": {"x":531,"y":180,"width":96,"height":60},
    "DC": {"x":507,"y":362,"width":96,"height":60},
    "SR": {"x":329,"y":518,"width":105,"height":60},
    "SD": {"x":483,"y":728,"width":96,"height":60},
    "SS": {"x":151,"y":938,"width":96,"height":60},
    "SI": {"x":242,"y":1106,"width":96,"height":60},
    "SC": {"x":356,"y":1316,"width":96,"height":60},
    "E": {"x":340,"y":1484,"width":96,"height":60},
    "BF": {"x":222,"y":1694,"width":96,"height":60},
    "C": {"x":780,"y":938,"width":96,"height":60},
    "R": {"x":494,"y":1694,"width":96,"height":60},
  },
  arrows: [
    {"from":"PW","to":"DC","points":[[555,84],[555,104],[450,104],[450,342],[531,342],[531,362]],"label":{"x":409,"y":196,"width":83,"height":28},"steps":[{"state":"PW","event":"payment.completed","index":0}]},
    {"from":"PW","to":"DR","points":[[579,84],[579,180]],"label":{"x":537,"y":124,"width":83,"height":28},"steps":[{"state":"PW","event":"payment.awaitsDeposit","index":0}]},
    {"from":"PW","to":"C","points":[[603,84],[603,104],[860,104],[860,938]],"label":{"x":803,"y":462,"width":113,"height":28},"steps":[{"state":"PW","event":"payment.expired","index":0}]},
    {"from":"DR","to":"DC","points":[[555,240],[555,260],[496,260],[496,328],[555,328],[555,362]],"label":{"x":469,"y":280,"width":54,"height":28},"steps":[{"state":"DR","event":"payment.completed","index":0}]},
    {"from":"DR","to":"C","points":[[603,240],[603,260],[784,260],[784,876],[844,876],[844,938]],"label":{"x":728,"y":520,"width":113,"height":56},"steps":[{"state":"DR","event":"payment.cancelled","index":0},{"state":"DR","event":"payment.expired","index":0}]},
    {"from":"DC","to":"SR","points":[[531,422],[531,442],[382,442],[382,518]],"label":{"x":342,"y":462,"width":79,"height":28},"steps":[{"state":"DC","event":"seller.acknowledge","index":0}]},
    {"from":"DC","to":"SD","points":[[555,422],[555,728]],"label":{"x":500,"y":534,"width":109,"height":28},"steps":[{"state":"DC","event":"seller.delay","index":0}]},
    {"from":"DC","to":"DR","points":[[579,362],[579,240]],"label":{"x":537,"y":280,"width":83,"height":28},"steps":[{"state":"DC","event":"payment.awaitsDeposit","index":0}]},
    {"from":"DC","to":"C","points":[[579,422],[579,442],[709,442],[709,890],[828,890],[828,938]],"label":{"x":667,"y":646,"width":83,"height":28},"steps":[{"state":"DC","event":"claim.cancelled","index":0}]},
    {"from":"SR","to":"SS","points":[[344,578],[344,598],[66,598],[66,890],[175,890],[175,938]],"label":{"x":24,"y":744,"width":83,"height":28},"steps":[{"state":"SR","event":"seller.ship","index":0}]},
    {"from":"SR","to":"SI","points":[[374,578],[374,626],[306,626],[306,1106]],"label":{"x":279,"y":828,"width":54,"height":28},"steps":[{"state":"SR","event":"carrier.scanned","index":0}]},
    {"from":"SR","to":"SD","points":[[389,578],[389,708],[507,708],[507,728]],"label":{"x":335,"y":646,"width":109,"height":28},"steps":[{"state":"SR","event":"seller.delay","index":0}]},
    {"from":"SR","to":"C","points":[[419,578],[419,598],[648,598],[648,904],[812,904],[812,938]],"label":{"x":607,"y":744,"width":83,"height":28},"steps":[{"state":"SR","event":"claim.cancelled","index":0}]},
    {"from":"SD","to":"SR","points":[[531,728],[531,694],[497,694],[497,612],[404,612],[404,578]],"label":{"x":458,"y":646,"width":79,"height":28},"steps":[{"state":"SD","event":"seller.acknowledge","index":0}]},
    {"from":"SD","to":"SD","points":[[483,748],[467,748],[467,768],[483,768]],"label":{"x":339,"y":744,"width":122,"height":28},"steps":[{"state":"SD","event":"seller.delay","index":0}]},
    {"from":"SD","to":"SS","points":[[515,788],[515,808],[223,808],[223,938]],"label":{"x":182,"y":828,"width":83,"height":28},"steps":[{"state":"SD","event":"seller.ship","index":0}]},
    {"from":"SD","to":"C","points":[[547,788],[547,918],[796,918],[796,938]],"label":{"x":505,"y":828,"width":83,"height":28},"steps":[{"state":"SD","event":"claim.cancelled","index":0}]},
    {"from":"SS","to":"SR","points":[[199,938],[199,876],[163,876],[163,612],[359,612],[359,578]],"label":{"x":121,"y":744,"width":83,"height":28},"steps":[{"state":"SS","event":"seller.removeInvoice","index":0}]},
    {"from":"SS","to":"SI","points":[[183,998],[183,1086],[274,1086],[274,1106]],"label":{"x":156,"y":1038,"width":54,"height":28},"steps":[{"state":"SS","event":"carrier.scanned","index":0}]},
    {"from":"SS","to":"SC","points":[[215,998],[215,1018],[420,1018],[420,1316]],"label":{"x":366,"y":1108,"width":109,"height":56},"steps":[{"state":"SS","event":"carrier.delivered","index":0},{"state":"SS","event":"system.deliveryAssumed","index":0}]},
    {"from":"SI","to":"SC","points":[[299,1166],[299,1296],[388,1296],[388,1316]],"label":{"x":245,"y":1220,"width":109,"height":56},"steps":[{"state":"SI","event":"carrier.delivered","index":0},{"state":"SI","event":"system.deliveryAssumed","index":0}]},
    {"from":"SI","to":"BF","points":[[261,1166],[261,1186],[79,1186],[79,1674],[246,1674],[246,1694]],"label":{"x":40,"y":1416,"width":79,"height":28},"steps":[{"state":"SI","event":"buyer.confirm","index":0}]},
    {"from":"SI","to":"E","points":[[280,1166],[280,1200],[226,1200],[226,1464],[372,1464],[372,1484]],"label":{"x":184,"y":1332,"width":83,"height":28},"steps":[{"state":"SI","event":"claim.exchanged","index":0}]},
    {"from":"SI","to":"R","points":[[318,1166],[318,1186],[566,1186],[566,1694]],"label":{"x":525,"y":1416,"width":83,"height":28},"steps":[{"state":"SI","event":"claim.returned","index":0}]},
    {"from":"SC","to":"BF","points":[[380,1376],[380,1396],[153,1396],[153,1660],[270,1660],[270,1694]],"label":{"x":98,"y":1486,"width":109,"height":56},"steps":[{"state":"SC","event":"buyer.confirm","index":0},{"state":"SC","event":"system.autoConfirmDue","index":0}]},
    {"from":"SC","to":"E","points":[[404,1376],[404,1484]],"label":{"x":363,"y":1416,"width":83,"height":28},"steps":[{"state":"SC","event":"claim.exchanged","index":0}]},
    {"from":"SC","to":"R","points":[[428,1376],[428,1396],[506,1396],[506,1660],[542,1660],[542,1694]],"label":{"x":464,"y":1500,"width":83,"height":28},"steps":[{"state":"SC","event":"claim.returned","index":0}]},
    {"from":"E","to":"BF","points":[[372,1544],[372,1564],[294,1564],[294,1694]],"label":{"x":240,"y":1584,"width":109,"height":56},"steps":[{"state":"E","event":"buyer.confirm","index":0},{"state":"E","event":"system.autoConfirmDue","index":0}]},
    {"from":"E","to":"E","points":[[340,1504],[324,1504],[324,1524],[340,1524]],"label":{"x":235,"y":1500,"width":83,"height":28},"steps":[{"state":"E","event":"claim.exchanged","index":0}]},
    {"from":"E","to":"R","points":[[404,1544],[404,1674],[518,1674],[518,1694]],"label":{"x":363,"y":1598,"width":83,"height":28},"steps":[{"state":"E","event":"claim.returned","index":0}]},
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
    "unpaid"
   ],
   "on": {
    "payment.completed": {
     "target": "DC",
     "meta": {
      "actor": "gateway",
      "action": "결제 완료"
     }
    },
    "payment.awaitsDeposit": {
     "target": "DR",
     "meta": {
      "actor": "gateway",
      "action": "계좌 발급"
     }
    },
    "payment.expired": {
     "target": "C",
     "meta": {
      "actor": "system",
      "action": "결제 시간 만료"
     }
    }
   }
  },
  "DR": {
   "meta": {
    "label": "입금대기"
   },
   "tags": [
    "unpaid",
    "addressChangeable"
   ],
   "on": {
    "payment.completed": {
     "target": "DC",
     "meta": {
      "actor": "gateway",
      "action": "입금"
     }
    },
    "payment.cancelled": {
     "target": "C",
     "meta": {
      "actor": "buyer",
      "action": "입금 전 취소"
     }
    },
    "payment.expired": {
     "target": "C",
     "meta": {
      "actor": "system",
      "action": "입금 기한 만료"
     }
    }
   }
  },
  "DC": {
   "meta": {
    "label": "결제완료"
   },
   "tags": [
    "addressChangeable",
    "cancellable"
   ],
   "on": {
    "seller.acknowledge": {
     "target": "SR",
     "meta": {
      "actor": "seller",
      "action": "발주확인"
     }
    },
    "seller.delay": {
     "target": "SD",
     "meta": {
      "actor": "seller",
      "action": "배송지연 안내"
     }
    },
    "payment.awaitsDeposit": {
     "target": "DR",
     "meta": {
      "actor": "gateway",
      "action": "입금 취소"
     }
    },
    "claim.cancelled": {
     "target": "C",
     "meta": {
      "actor": "system",
      "action": "취소 완료"
     }
    }
   }
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
     }
    },
    "carrier.scanned": {
     "target": "SI",
     "guard": "hasNoOpenClaim",
     "meta": {
      "actor": "carrier",
      "action": "집화",
      "otherwise": "ORDER_ITEM_CLAIM_OPEN"
     }
    },
    "seller.delay": {
     "target": "SD",
     "meta": {
      "actor": "seller",
      "action": "배송지연 안내"
     }
    },
    "claim.cancelled": {
     "target": "C",
     "meta": {
      "actor": "system",
      "action": "취소 완료"
     }
    }
   }
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
     }
    },
    "seller.delay": {
     "target": "SD",
     "meta": {
      "actor": "seller",
      "action": "발송예정일 변경"
     }
    },
    "seller.ship": {
     "target": "SS",
     "guard": "hasNoOpenClaim",
     "meta": {
      "actor": "seller",
      "action": "송장 등록",
      "otherwise": "ORDER_ITEM_CLAIM_OPEN"
     }
    },
    "claim.cancelled": {
     "target": "C",
     "meta": {
      "actor": "system",
      "action": "취소 완료"
     }
    }
   }
  },
  "SS": {
   "meta": {
    "label": "배송시작"
   },
   "tags": [
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
     }
    },
    "carrier.scanned": {
     "target": "SI",
     "meta": {
      "actor": "carrier",
      "action": "집화"
     }
    },
    "carrier.delivered": {
     "target": "SC",
     "meta": {
      "actor": "carrier",
      "action": "배송완료"
     }
    },
    "system.deliveryAssumed": {
     "target": "SC",
     "guard": "isDeliveryAssumable",
     "meta": {
      "actor": "system",
      "action": "배송완료 간주",
      "otherwise": "ORDER_ITEM_NOT_DUE"
     }
    }
   }
  },
  "SI": {
   "meta": {
    "label": "배송중"
   },
   "tags": [
    "trackable",
    "returnable"
   ],
   "on": {
    "carrier.delivered": {
     "target": "SC",
     "meta": {
      "actor": "carrier",
      "action": "배송완료"
     }
    },
    "system.deliveryAssumed": {
     "target": "SC",
     "guard": "isDeliveryAssumable",
     "meta": {
      "actor": "system",
      "action": "배송완료 간주",
      "otherwise": "ORDER_ITEM_NOT_DUE"
     }
    },
    "buyer.confirm": {
     "target": "BF",
     "guard": "hasNoOpenClaim",
     "meta": {
      "actor": "buyer",
      "action": "구매확정",
      "otherwise": "ORDER_ITEM_CLAIM_OPEN"
     }
    },
    "claim.exchanged": {
     "target": "E",
     "meta": {
      "actor": "system",
      "action": "교환 완료"
     }
    },
    "claim.returned": {
     "target": "R",
     "meta": {
      "actor": "system",
      "action": "반품 완료"
     }
    }
   }
  },
  "SC": {
   "meta": {
    "label": "배송완료"
   },
   "tags": [
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
     }
    },
    "system.autoConfirmDue": {
     "target": "BF",
     "guard": "isConfirmDue",
     "meta": {
      "actor": "system",
      "action": "자동 구매확정",
      "otherwise": "ORDER_ITEM_NOT_DUE"
     }
    },
    "claim.exchanged": {
     "target": "E",
     "meta": {
      "actor": "system",
      "action": "교환 완료"
     }
    },
    "claim.returned": {
     "target": "R",
     "meta": {
      "actor": "system",
      "action": "반품 완료"
     }
    }
   }
  },
  "E": {
   "meta": {
    "label": "교환"
   },
   "tags": [
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
     }
    },
    "system.autoConfirmDue": {
     "target": "BF",
     "guard": "isConfirmDue",
     "meta": {
      "actor": "system",
      "action": "자동 구매확정",
      "otherwise": "ORDER_ITEM_NOT_DUE"
     }
    },
    "claim.exchanged": {
     "target": "E",
     "reenter": true,
     "meta": {
      "actor": "system",
      "action": "교환 완료"
     }
    },
    "claim.returned": {
     "target": "R",
     "meta": {
      "actor": "system",
      "action": "반품 완료"
     }
    }
   }
  },
  "BF": {
   "meta": {
    "label": "구매확정"
   },
   "tags": [
    "trackable",
    "terminal"
   ]
  },
  "C": {
   "meta": {
    "label": "취소"
   },
   "tags": [
    "terminal"
   ],
   "entry": "returnStock"
  },
  "R": {
   "meta": {
    "label": "반품"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  PW : PW 결제대기\n  DR : DR 입금대기\n  DC : DC 결제완료\n  SR : SR 배송준비중\n  SD : SD 배송지연\n  SS : SS 배송시작\n  SI : SI 배송중\n  SC : SC 배송완료\n  E : E 교환\n  BF : BF 구매확정\n  C : C 취소\n  R : R 반품\n  [*] --> PW\n  PW --> DC : 결제 완료\n  PW --> DR : 계좌 발급\n  PW --> C : 결제 시간 만료\n  DR --> DC : 입금\n  DR --> C : 입금 전 취소<br/>입금 기한 만료\n  DC --> SR : 발주확인\n  DC --> SD : 배송지연 안내\n  DC --> DR : 입금 취소\n  DC --> C : 취소 완료\n  SR --> SS : 송장 등록\n  SR --> SI : 집화\n  SR --> SD : 배송지연 안내\n  SR --> C : 취소 완료\n  SD --> SR : 발주확인\n  SD --> SD : 발송예정일 변경\n  SD --> SS : 송장 등록\n  SD --> C : 취소 완료\n  SS --> SR : 송장 취소\n  SS --> SI : 집화\n  SS --> SC : 배송완료<br/>배송완료 간주\n  SI --> SC : 배송완료<br/>배송완료 간주\n  SI --> BF : 구매확정\n  SI --> E : 교환 완료\n  SI --> R : 반품 완료\n  SC --> BF : 구매확정<br/>자동 구매확정\n  SC --> E : 교환 완료\n  SC --> R : 반품 완료\n  E --> BF : 구매확정<br/>자동 구매확정\n  E --> E : 교환 완료\n  E --> R : 반품 완료\n  BF --> [*]\n  C --> [*]\n  R --> [*]\n"
