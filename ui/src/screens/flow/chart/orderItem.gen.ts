// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "orderItem",
  label: "주문 상품",
  start: "PW",
  guards: ["hasNoOpenClaim","isConfirmDue","isDeliveryAssumable"],
  keeps: [],
  refusals: {"ORDER_ITEM_STATUS_CHANGED":"진행 상태가 바뀌어 처리할 수 없어요.","ORDER_ITEM_CLAIM_OPEN":"이미 진행 중인 취소·교환·반품이 있어요.","ORDER_ITEM_NOT_DUE":"아직 처리할 때가 되지 않았어요."},
  states: [
    {"state":"PW","label":"결제대기","tags":["unpaid"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"payment.completed","index":0,"target":"DC","actor":"gateway","action":"결제 완료","guard":null,"effects":[],"otherwise":null},{"event":"payment.awaitsDeposit","index":0,"target":"DR","actor":"gateway","action":"계좌 발급","guard":null,"effects":[],"otherwise":null},{"event":"payment.expired","index":0,"target":"C","actor":"system","action":"결제 시간 만료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DR","label":"입금대기","tags":["unpaid","addressChangeable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"payment.completed","index":0,"target":"DC","actor":"gateway","action":"입금","guard":null,"effects":[],"otherwise":null},{"event":"payment.cancelled","index":0,"target":"C","actor":"buyer","action":"입금 전 취소","guard":null,"effects":[],"otherwise":null},{"event":"payment.expired","index":0,"target":"C","actor":"system","action":"입금 기한 만료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DC","label":"결제완료","tags":["addressChangeable","cancellable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"seller.acknowledge","index":0,"target":"SR","actor":"seller","action":"발주확인","guard":null,"effects":[],"otherwise":null},{"event":"seller.delay","index":0,"target":"SD","actor":"seller","action":"배송지연 안내","guard":null,"effects":[],"otherwise":null},{"event":"payment.awaitsDeposit","index":0,"target":"DR","actor":"gateway","action":"입금 취소","guard":null,"effects":[],"otherwise":null},{"event":"claim.cancelled","index":0,"target":"C","actor":"system","action":"취소 완료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"SR","label":"배송준비중","tags":["cancellable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"seller.ship","index":0,"target":"SS","actor":"seller","action":"송장 등록","guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"carrier.scanned","index":0,"target":"SI","actor":"carrier","action":"집화","guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"seller.delay","index":0,"target":"SD","actor":"seller","action":"배송지연 안내","guard":null,"effects":[],"otherwise":null},{"event":"claim.cancelled","index":0,"target":"C","actor":"system","action":"취소 완료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"SD","label":"배송지연","tags":["cancellable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"seller.acknowledge","index":0,"target":"SR","actor":"seller","action":"발주확인","guard":null,"effects":[],"otherwise":null},{"event":"seller.delay","index":0,"target":"SD","actor":"seller","action":"발송예정일 변경","guard":null,"effects":[],"otherwise":null},{"event":"seller.ship","index":0,"target":"SS","actor":"seller","action":"송장 등록","guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"claim.cancelled","index":0,"target":"C","actor":"system","action":"취소 완료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"SS","label":"배송시작","tags":["trackable"],"entry":["scheduleDeliveryAssumption"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"carrier.scanned","index":0,"target":"SI","actor":"carrier","action":"집화","guard":null,"effects":[],"otherwise":null},{"event":"carrier.delivered","index":0,"target":"SC","actor":"carrier","action":"배송완료","guard":null,"effects":[],"otherwise":null},{"event":"system.deliveryAssumed","index":0,"target":"SC","actor":"system","action":"배송완료 간주","guard":"isDeliveryAssumable","effects":[],"otherwise":"ORDER_ITEM_NOT_DUE"}]},
    {"state":"SI","label":"배송중","tags":["trackable","returnable"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"carrier.delivered","index":0,"target":"SC","actor":"carrier","action":"배송완료","guard":null,"effects":[],"otherwise":null},{"event":"system.deliveryAssumed","index":0,"target":"SC","actor":"system","action":"배송완료 간주","guard":"isDeliveryAssumable","effects":[],"otherwise":"ORDER_ITEM_NOT_DUE"},{"event":"buyer.confirm","index":0,"target":"BF","actor":"buyer","action":"구매확정","guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"claim.exchanged","index":0,"target":"E","actor":"system","action":"교환 완료","guard":null,"effects":[],"otherwise":null},{"event":"claim.returned","index":0,"target":"R","actor":"system","action":"반품 완료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"SC","label":"배송완료","tags":["trackable","returnable"],"entry":["scheduleAutoConfirm"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"buyer.confirm","index":0,"target":"BF","actor":"buyer","action":"구매확정","guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"system.autoConfirmDue","index":0,"target":"BF","actor":"system","action":"자동 구매확정","guard":"isConfirmDue","effects":[],"otherwise":"ORDER_ITEM_NOT_DUE"},{"event":"claim.exchanged","index":0,"target":"E","actor":"system","action":"교환 완료","guard":null,"effects":[],"otherwise":null},{"event":"claim.returned","index":0,"target":"R","actor":"system","action":"반품 완료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"E","label":"교환","tags":["returnable"],"entry":["scheduleAutoConfirm"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[{"event":"buyer.confirm","index":0,"target":"BF","actor":"buyer","action":"구매확정","guard":"hasNoOpenClaim","effects":[],"otherwise":"ORDER_ITEM_CLAIM_OPEN"},{"event":"system.autoConfirmDue","index":0,"target":"BF","actor":"system","action":"자동 구매확정","guard":"isConfirmDue","effects":[],"otherwise":"ORDER_ITEM_NOT_DUE"},{"event":"claim.exchanged","index":0,"target":"E","actor":"system","action":"교환 완료","guard":null,"effects":[],"otherwise":null},{"event":"claim.returned","index":0,"target":"R","actor":"system","action":"반품 완료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"BF","label":"구매확정","tags":["trackable","terminal"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[]},
    {"state":"C","label":"취소","tags":["terminal"],"entry":["returnStock"],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[]},
    {"state":"R","label":"반품","tags":["terminal"],"entry":[],"asks":[],"otherwise":"ORDER_ITEM_STATUS_CHANGED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 855,
  height: 1806,
  states: {
    "PW": {"x":42,"y":24,"width":96,"height":60},
    "DR": {"x":135,"y":194,"width":96,"height":60},
    "DC": {"x":111,"y":376,"width":96,"height":60},
    "SR": {"x":83,"y":546,"width":105,"height":60},
    "SD": {"x":374,"y":756,"width":96,"height":60},
    "SS": {"x":129,"y":938,"width":96,"height":60},
    "SI": {"x":68,"y":1106,"width":96,"height":60},
    "SC": {"x":217,"y":1330,"width":96,"height":60},
    "E": {"x":429,"y":1526,"width":96,"height":60},
    "BF": {"x":193,"y":1722,"width":96,"height":60},
    "C": {"x":575,"y":938,"width":96,"height":60},
    "R": {"x":582,"y":1722,"width":96,"height":60},
  },
  arrows: [
    {"from":"PW","to":"DC","points":[[66,84],[66,356],[135,356],[135,376]],"label":{"x":24,"y":210,"width":83,"height":28},"steps":[{"state":"PW","event":"payment.completed","index":0}]},
    {"from":"PW","to":"DR","points":[[90,84],[90,118],[183,118],[183,194]],"label":{"x":142,"y":138,"width":83,"height":28},"steps":[{"state":"PW","event":"payment.awaitsDeposit","index":0}]},
    {"from":"PW","to":"C","points":[[114,84],[114,104],[774,104],[774,918],[655,918],[655,938]],"label":{"x":718,"y":490,"width":113,"height":28},"steps":[{"state":"PW","event":"payment.expired","index":0}]},
    {"from":"DR","to":"DC","points":[[159,254],[159,376]],"label":{"x":132,"y":308,"width":54,"height":28},"steps":[{"state":"DR","event":"payment.completed","index":0}]},
    {"from":"DR","to":"C","points":[[207,254],[207,274],[699,274],[699,904],[639,904],[639,938]],"label":{"x":642,"y":548,"width":113,"height":56},"steps":[{"state":"DR","event":"payment.cancelled","index":0},{"state":"DR","event":"payment.expired","index":0}]},
    {"from":"DC","to":"SR","points":[[135,436],[135,546]],"label":{"x":96,"y":490,"width":79,"height":28},"steps":[{"state":"DC","event":"seller.acknowledge","index":0}]},
    {"from":"DC","to":"SD","points":[[159,436],[159,470],[480,470],[480,736],[446,736],[446,756]],"label":{"x":425,"y":562,"width":109,"height":28},"steps":[{"state":"DC","event":"seller.delay","index":0}]},
    {"from":"DC","to":"DR","points":[[183,376],[183,356],[242,356],[242,288],[183,288],[183,254]],"label":{"x":200,"y":308,"width":83,"height":28},"steps":[{"state":"DC","event":"payment.awaitsDeposit","index":0}]},
    {"from":"DC","to":"C","points":[[183,436],[183,456],[623,456],[623,938]],"label":{"x":582,"y":688,"width":83,"height":28},"steps":[{"state":"DC","event":"claim.cancelled","index":0}]},
    {"from":"SR","to":"SS","points":[[118,606],[118,668],[161,668],[161,938]],"label":{"x":119,"y":772,"width":83,"height":28},"steps":[{"state":"SR","event":"seller.ship","index":0}]},
    {"from":"SR","to":"SI","points":[[100,606],[100,1106]],"label":{"x":73,"y":856,"width":54,"height":28},"steps":[{"state":"SR","event":"carrier.scanned","index":0}]},
    {"from":"SR","to":"SD","points":[[135,606],[135,654],[234,654],[234,736],[398,736],[398,756]],"label":{"x":180,"y":688,"width":109,"height":28},"steps":[{"state":"SR","event":"seller.delay","index":0}]},
    {"from":"SR","to":"C","points":[[170,606],[170,626],[563,626],[563,904],[607,904],[607,938]],"label":{"x":521,"y":772,"width":83,"height":28},"steps":[{"state":"SR","event":"claim.cancelled","index":0}]},
    {"from":"SD","to":"SR","points":[[422,756],[422,640],[153,640],[153,606]],"label":{"x":383,"y":688,"width":79,"height":28},"steps":[{"state":"SD","event":"seller.acknowledge","index":0}]},
    {"from":"SD","to":"SD","points":[[374,776],[358,776],[358,796],[374,796]],"label":{"x":230,"y":772,"width":122,"height":28},"steps":[{"state":"SD","event":"seller.delay","index":0}]},
    {"from":"SD","to":"SS","points":[[406,816],[406,904],[193,904],[193,938]],"label":{"x":365,"y":856,"width":83,"height":28},"steps":[{"state":"SD","event":"seller.ship","index":0}]},
    {"from":"SD","to":"C","points":[[438,816],[438,836],[503,836],[503,918],[591,918],[591,938]],"label":{"x":462,"y":856,"width":83,"height":28},"steps":[{"state":"SD","event":"claim.cancelled","index":0}]},
    {"from":"SS","to":"SI","points":[[161,998],[161,1086],[132,1086],[132,1106]],"label":{"x":134,"y":1038,"width":54,"height":28},"steps":[{"state":"SS","event":"carrier.scanned","index":0}]},
    {"from":"SS","to":"SC","points":[[193,998],[193,1018],[322,1018],[322,1310],[281,1310],[281,1330]],"label":{"x":267,"y":1108,"width":109,"height":56},"steps":[{"state":"SS","event":"carrier.delivered","index":0},{"state":"SS","event":"system.deliveryAssumed","index":0}]},
    {"from":"SI","to":"SC","points":[[126,1166],[126,1200],[249,1200],[249,1330]],"label":{"x":195,"y":1234,"width":109,"height":56},"steps":[{"state":"SI","event":"carrier.delivered","index":0},{"state":"SI","event":"system.deliveryAssumed","index":0}]},
    {"from":"SI","to":"BF","points":[[87,1166],[87,1702],[217,1702],[217,1722]],"label":{"x":48,"y":1458,"width":79,"height":28},"steps":[{"state":"SI","event":"buyer.confirm","index":0}]},
    {"from":"SI","to":"E","points":[[106,1166],[106,1214],[148,1214],[148,1438],[461,1438],[461,1526]],"label":{"x":106,"y":1346,"width":83,"height":28},"steps":[{"state":"SI","event":"claim.exchanged","index":0}]},
    {"from":"SI","to":"R","points":[[145,1166],[145,1186],[691,1186],[691,1702],[654,1702],[654,1722]],"label":{"x":649,"y":1458,"width":83,"height":28},"steps":[{"state":"SI","event":"claim.returned","index":0}]},
    {"from":"SC","to":"BF","points":[[241,1390],[241,1722]],"label":{"x":187,"y":1528,"width":109,"height":56},"steps":[{"state":"SC","event":"buyer.confirm","index":0},{"state":"SC","event":"system.autoConfirmDue","index":0}]},
    {"from":"SC","to":"E","points":[[265,1390],[265,1424],[521,1424],[521,1506],[493,1506],[493,1526]],"label":{"x":480,"y":1458,"width":83,"height":28},"steps":[{"state":"SC","event":"claim.exchanged","index":0}]},
    {"from":"SC","to":"R","points":[[289,1390],[289,1410],[630,1410],[630,1722]],"label":{"x":589,"y":1542,"width":83,"height":28},"steps":[{"state":"SC","event":"claim.returned","index":0}]},
    {"from":"E","to":"BF","points":[[461,1586],[461,1702],[265,1702],[265,1722]],"label":{"x":406,"y":1626,"width":109,"height":56},"steps":[{"state":"E","event":"buyer.confirm","index":0},{"state":"E","event":"system.autoConfirmDue","index":0}]},
    {"from":"E","to":"E","points":[[429,1546],[413,1546],[413,1566],[429,1566]],"label":{"x":324,"y":1542,"width":83,"height":28},"steps":[{"state":"E","event":"claim.exchanged","index":0}]},
    {"from":"E","to":"R","points":[[493,1586],[493,1606],[571,1606],[571,1702],[606,1702],[606,1722]],"label":{"x":529,"y":1640,"width":83,"height":28},"steps":[{"state":"E","event":"claim.returned","index":0}]},
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
  "isDeliveryAssumable": false
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

export const MERMAID = "stateDiagram-v2\n  PW : PW 결제대기\n  DR : DR 입금대기\n  DC : DC 결제완료\n  SR : SR 배송준비중\n  SD : SD 배송지연\n  SS : SS 배송시작\n  SI : SI 배송중\n  SC : SC 배송완료\n  E : E 교환\n  BF : BF 구매확정\n  C : C 취소\n  R : R 반품\n  [*] --> PW\n  PW --> DC : 결제 완료\n  PW --> DR : 계좌 발급\n  PW --> C : 결제 시간 만료\n  DR --> DC : 입금\n  DR --> C : 입금 전 취소<br/>입금 기한 만료\n  DC --> SR : 발주확인\n  DC --> SD : 배송지연 안내\n  DC --> DR : 입금 취소\n  DC --> C : 취소 완료\n  SR --> SS : 송장 등록\n  SR --> SI : 집화\n  SR --> SD : 배송지연 안내\n  SR --> C : 취소 완료\n  SD --> SR : 발주확인\n  SD --> SD : 발송예정일 변경\n  SD --> SS : 송장 등록\n  SD --> C : 취소 완료\n  SS --> SI : 집화\n  SS --> SC : 배송완료<br/>배송완료 간주\n  SI --> SC : 배송완료<br/>배송완료 간주\n  SI --> BF : 구매확정\n  SI --> E : 교환 완료\n  SI --> R : 반품 완료\n  SC --> BF : 구매확정<br/>자동 구매확정\n  SC --> E : 교환 완료\n  SC --> R : 반품 완료\n  E --> BF : 구매확정<br/>자동 구매확정\n  E --> E : 교환 완료\n  E --> R : 반품 완료\n  BF --> [*]\n  C --> [*]\n  R --> [*]\n"
