// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "cartSelection",
  label: "장바구니 고르기",
  start: "choosing",
  guards: ["hasLines","isBuyable"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"choosing","label":"고르는 중","tags":["choosable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"lines.checked","index":0,"target":"choosing","actor":"buyer","action":"선택","guard":null,"effects":["check"],"otherwise":null},{"event":"lines.unchecked","index":0,"target":"choosing","actor":"buyer","action":"선택 해제","guard":null,"effects":["uncheck"],"otherwise":null},{"event":"buyer.remove","index":0,"target":"confirming","actor":"buyer","action":"삭제","guard":"hasLines","effects":["keepLines"],"otherwise":null},{"event":"buyer.remove","index":1,"target":"choosing","actor":"buyer","action":"고른 것 없음","guard":null,"effects":["noteNoneChosen"],"otherwise":null},{"event":"buyer.order","index":0,"target":"checking","actor":"buyer","action":"구매하기","guard":"hasLines","effects":["keepLines"],"otherwise":null},{"event":"buyer.order","index":1,"target":"choosing","actor":"buyer","action":"고른 것 없음","guard":null,"effects":["noteNoneChosen"],"otherwise":null}]},
    {"state":"confirming","label":"삭제할지 묻는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"removing","actor":"buyer","action":"삭제 확인","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"removing","label":"삭제 중","tags":["busy"],"entry":[],"asks":["removeLines"],"otherwise":null,"steps":[{"event":"xstate.done.actor.removeLines","index":0,"target":"choosing","actor":"system","action":"삭제됨","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.removeLines","index":0,"target":"choosing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"checking","label":"구매 가능 확인 중","tags":["busy"],"entry":[],"asks":["checkBuyable"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkBuyable","index":0,"target":"leaving","actor":"system","action":"구매 가능","guard":"isBuyable","effects":[],"otherwise":null},{"event":"xstate.done.actor.checkBuyable","index":1,"target":"blocked","actor":"system","action":"살 수 없음","guard":null,"effects":["keepViolations"],"otherwise":null},{"event":"xstate.error.actor.checkBuyable","index":0,"target":"choosing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"blocked","label":"살 수 없는 이유 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"leaving","label":"주문서로 이동","tags":["terminal"],"entry":["goToOrder"],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 653,
  height: 524,
  states: {
    "choosing": {"x":191,"y":50,"width":101,"height":60},
    "confirming": {"x":24,"y":272,"width":141,"height":60},
    "removing": {"x":61,"y":440,"width":101,"height":60},
    "checking": {"x":304,"y":272,"width":145,"height":60},
    "blocked": {"x":298,"y":440,"width":163,"height":60},
    "leaving": {"x":506,"y":440,"width":123,"height":60},
  },
  arrows: [
    {"from":"choosing","to":"choosing","points":[[191,70],[175,70],[175,90],[191,90]],"label":{"x":69,"y":24,"width":100,"height":112},"steps":[{"state":"choosing","event":"lines.checked","index":0},{"state":"choosing","event":"lines.unchecked","index":0},{"state":"choosing","event":"buyer.remove","index":1},{"state":"choosing","event":"buyer.order","index":1}]},
    {"from":"choosing","to":"confirming","points":[[206,110],[206,156],[71,156],[71,272]],"label":{"x":44,"y":204,"width":54,"height":28},"steps":[{"state":"choosing","event":"buyer.remove","index":0}]},
    {"from":"choosing","to":"checking","points":[[249,110],[249,184],[352,184],[352,272]],"label":{"x":313,"y":204,"width":79,"height":28},"steps":[{"state":"choosing","event":"buyer.order","index":0}]},
    {"from":"confirming","to":"removing","points":[[95,332],[95,440]],"label":{"x":53,"y":372,"width":83,"height":28},"steps":[{"state":"confirming","event":"buyer.confirm","index":0}]},
    {"from":"confirming","to":"choosing","points":[[118,272],[118,252],[139,252],[139,170],[220,170],[220,110]],"label":{"x":112,"y":204,"width":54,"height":28},"steps":[{"state":"confirming","event":"buyer.dismiss","index":0}]},
    {"from":"removing","to":"choosing","points":[[128,440],[128,420],[235,420],[235,110]],"label":{"x":193,"y":274,"width":83,"height":56},"steps":[{"state":"removing","event":"xstate.done.actor.removeLines","index":0},{"state":"removing","event":"xstate.error.actor.removeLines","index":0}]},
    {"from":"checking","to":"leaving","points":[[401,332],[401,352],[567,352],[567,440]],"label":{"x":526,"y":372,"width":83,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkBuyable","index":0}]},
    {"from":"checking","to":"blocked","points":[[352,332],[352,440]],"label":{"x":309,"y":372,"width":87,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkBuyable","index":1}]},
    {"from":"checking","to":"choosing","points":[[401,272],[401,252],[447,252],[447,170],[263,170],[263,110]],"label":{"x":406,"y":204,"width":83,"height":28},"steps":[{"state":"checking","event":"xstate.error.actor.checkBuyable","index":0}]},
    {"from":"blocked","to":"choosing","points":[[407,440],[407,420],[507,420],[507,156],[278,156],[278,110]],"label":{"x":480,"y":288,"width":54,"height":28},"steps":[{"state":"blocked","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "cartSelection",
 "meta": {
  "label": "장바구니 고르기"
 },
 "context": {
  "uncheckedIds": [],
  "cartIds": [],
  "violations": [],
  "notice": null
 },
 "initial": "choosing",
 "states": {
  "choosing": {
   "meta": {
    "label": "고르는 중"
   },
   "tags": [
    "choosable"
   ],
   "on": {
    "lines.checked": {
     "target": "choosing",
     "actions": "check",
     "meta": {
      "actor": "buyer",
      "action": "선택"
     }
    },
    "lines.unchecked": {
     "target": "choosing",
     "actions": "uncheck",
     "meta": {
      "actor": "buyer",
      "action": "선택 해제"
     }
    },
    "buyer.remove": [
     {
      "target": "confirming",
      "guard": "hasLines",
      "actions": "keepLines",
      "meta": {
       "actor": "buyer",
       "action": "삭제"
      }
     },
     {
      "target": "choosing",
      "actions": "noteNoneChosen",
      "meta": {
       "actor": "buyer",
       "action": "고른 것 없음"
      }
     }
    ],
    "buyer.order": [
     {
      "target": "checking",
      "guard": "hasLines",
      "actions": "keepLines",
      "meta": {
       "actor": "buyer",
       "action": "구매하기"
      }
     },
     {
      "target": "choosing",
      "actions": "noteNoneChosen",
      "meta": {
       "actor": "buyer",
       "action": "고른 것 없음"
      }
     }
    ]
   }
  },
  "confirming": {
   "meta": {
    "label": "삭제할지 묻는 중"
   },
   "on": {
    "buyer.confirm": {
     "target": "removing",
     "meta": {
      "actor": "buyer",
      "action": "삭제 확인"
     }
    },
    "buyer.dismiss": {
     "target": "choosing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
  },
  "removing": {
   "meta": {
    "label": "삭제 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "removeLines",
    "src": "removeLines",
    "onDone": {
     "target": "choosing",
     "meta": {
      "actor": "system",
      "action": "삭제됨"
     }
    },
    "onError": {
     "target": "choosing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "checking": {
   "meta": {
    "label": "구매 가능 확인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "checkBuyable",
    "src": "checkBuyable",
    "onDone": [
     {
      "target": "leaving",
      "guard": "isBuyable",
      "meta": {
       "actor": "system",
       "action": "구매 가능"
      }
     },
     {
      "target": "blocked",
      "actions": "keepViolations",
      "meta": {
       "actor": "system",
       "action": "살 수 없음"
      }
     }
    ],
    "onError": {
     "target": "choosing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "blocked": {
   "meta": {
    "label": "살 수 없는 이유 알림"
   },
   "on": {
    "buyer.dismiss": {
     "target": "choosing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
  },
  "leaving": {
   "meta": {
    "label": "주문서로 이동"
   },
   "tags": [
    "terminal"
   ],
   "entry": "goToOrder"
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  choosing : choosing 고르는 중\n  confirming : confirming 삭제할지 묻는 중\n  removing : removing 삭제 중\n  checking : checking 구매 가능 확인 중\n  blocked : blocked 살 수 없는 이유 알림\n  leaving : leaving 주문서로 이동\n  [*] --> choosing\n  choosing --> choosing : 선택<br/>선택 해제<br/>고른 것 없음\n  choosing --> confirming : 삭제\n  choosing --> checking : 구매하기\n  confirming --> removing : 삭제 확인\n  confirming --> choosing : 닫기\n  removing --> choosing : 삭제됨<br/>답이 없음\n  checking --> leaving : 구매 가능\n  checking --> blocked : 살 수 없음\n  checking --> choosing : 답이 없음\n  blocked --> choosing : 닫기\n  leaving --> [*]\n"
