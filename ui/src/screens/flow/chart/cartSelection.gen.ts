// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "cartSelection",
  label: "장바구니 고르기",
  start: "choosing",
  guards: ["hasLines","hasRemoved","isBuyable"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"choosing","label":"고르는 중","tags":["choosable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"lines.checked","index":0,"target":"choosing","actor":"buyer","action":"선택","afterMs":null,"guard":null,"effects":["check"],"otherwise":null},{"event":"lines.unchecked","index":0,"target":"choosing","actor":"buyer","action":"선택 해제","afterMs":null,"guard":null,"effects":["uncheck"],"otherwise":null},{"event":"buyer.remove","index":0,"target":"removing","actor":"buyer","action":"삭제","afterMs":null,"guard":"hasLines","effects":["removeLines"],"otherwise":null},{"event":"buyer.remove","index":1,"target":"choosing","actor":"buyer","action":"고른 것 없음","afterMs":null,"guard":null,"effects":["noteNoneChosen"],"otherwise":null},{"event":"buyer.restore","index":0,"target":"restoring","actor":"buyer","action":"되돌리기","afterMs":null,"guard":"hasRemoved","effects":[],"otherwise":null},{"event":"buyer.order","index":0,"target":"checking","actor":"buyer","action":"구매하기","afterMs":null,"guard":"hasLines","effects":["keepLines"],"otherwise":null},{"event":"buyer.order","index":1,"target":"choosing","actor":"buyer","action":"고른 것 없음","afterMs":null,"guard":null,"effects":["noteNoneChosen"],"otherwise":null}]},
    {"state":"removing","label":"삭제 중","tags":["busy","choosable"],"entry":["offerRestore"],"asks":["removeLines"],"otherwise":null,"steps":[{"event":"lines.checked","index":0,"target":"removing","actor":"buyer","action":"선택","afterMs":null,"guard":null,"effects":["check"],"otherwise":null},{"event":"lines.unchecked","index":0,"target":"removing","actor":"buyer","action":"선택 해제","afterMs":null,"guard":null,"effects":["uncheck"],"otherwise":null},{"event":"buyer.remove","index":0,"target":"removing","actor":"buyer","action":"더 삭제","afterMs":null,"guard":"hasLines","effects":["removeMore"],"otherwise":null},{"event":"buyer.restore","index":0,"target":"restoring","actor":"buyer","action":"되돌리기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.done.actor.removeLines","index":0,"target":"choosing","actor":"system","action":"삭제됨","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.removeLines","index":0,"target":"choosing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["forgetRemoved","noteFailure"],"otherwise":null}]},
    {"state":"restoring","label":"되돌리는 중","tags":["busy"],"entry":[],"asks":["restoreLines"],"otherwise":null,"steps":[{"event":"xstate.done.actor.restoreLines","index":0,"target":"choosing","actor":"system","action":"되돌림","afterMs":null,"guard":null,"effects":["forgetRemoved"],"otherwise":null},{"event":"xstate.error.actor.restoreLines","index":0,"target":"choosing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure","offerRestore"],"otherwise":null}]},
    {"state":"checking","label":"구매 가능 확인 중","tags":["busy"],"entry":[],"asks":["checkBuyable"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkBuyable","index":0,"target":"leaving","actor":"system","action":"구매 가능","afterMs":null,"guard":"isBuyable","effects":[],"otherwise":null},{"event":"xstate.done.actor.checkBuyable","index":1,"target":"blocked","actor":"system","action":"살 수 없음","afterMs":null,"guard":null,"effects":["keepViolations"],"otherwise":null},{"event":"xstate.error.actor.checkBuyable","index":0,"target":"choosing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"blocked","label":"살 수 없는 이유 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"leaving","label":"주문서로 이동","tags":["terminal"],"entry":["goToOrder"],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 894,
  height: 684,
  states: {
    "choosing": {"x":70,"y":50,"width":102,"height":60},
    "removing": {"x":580,"y":366,"width":158,"height":78},
    "restoring": {"x":406,"y":582,"width":166,"height":78},
    "checking": {"x":134,"y":366,"width":166,"height":78},
    "blocked": {"x":24,"y":582,"width":164,"height":60},
    "leaving": {"x":216,"y":582,"width":124,"height":60},
  },
  start: [[31,80],[70,80]],
  arrows: [
    {"from":"choosing","to":"choosing","points":[[172,70],[188,70],[188,90],[172,90]],"label":{"x":194,"y":24,"width":100,"height":112},"steps":[{"state":"choosing","event":"lines.checked","index":0},{"state":"choosing","event":"lines.unchecked","index":0},{"state":"choosing","event":"buyer.remove","index":1},{"state":"choosing","event":"buyer.order","index":1}]},
    {"from":"choosing","to":"removing","points":[[159,110],[159,174],[685,174],[685,366]],"label":{"x":630,"y":263,"width":110,"height":46},"steps":[{"state":"choosing","event":"buyer.remove","index":0}]},
    {"from":"choosing","to":"restoring","points":[[134,110],[134,202],[489,202],[489,582]],"label":{"x":426,"y":382,"width":126,"height":46},"steps":[{"state":"choosing","event":"buyer.restore","index":0}]},
    {"from":"choosing","to":"checking","points":[[108,110],[108,230],[296,230],[296,334],[245,334],[245,366]],"label":{"x":241,"y":263,"width":110,"height":46},"steps":[{"state":"choosing","event":"buyer.order","index":0}]},
    {"from":"removing","to":"removing","points":[[738,392],[754,392],[754,418],[738,418]],"label":{"x":760,"y":354,"width":110,"height":102},"steps":[{"state":"removing","event":"lines.checked","index":0},{"state":"removing","event":"lines.unchecked","index":0},{"state":"removing","event":"buyer.remove","index":0}]},
    {"from":"removing","to":"restoring","points":[[659,444],[659,562],[530,562],[530,582]],"label":{"x":619,"y":505,"width":80,"height":28},"steps":[{"state":"removing","event":"buyer.restore","index":0}]},
    {"from":"removing","to":"choosing","points":[[633,366],[633,334],[549,334],[549,188],[146,188],[146,110]],"label":{"x":507,"y":258,"width":84,"height":56},"steps":[{"state":"removing","event":"xstate.done.actor.removeLines","index":0},{"state":"removing","event":"xstate.error.actor.removeLines","index":0}]},
    {"from":"restoring","to":"choosing","points":[[447,582],[447,562],[370,562],[370,216],[121,216],[121,110]],"label":{"x":328,"y":377,"width":84,"height":56},"steps":[{"state":"restoring","event":"xstate.done.actor.restoreLines","index":0},{"state":"restoring","event":"xstate.error.actor.restoreLines","index":0}]},
    {"from":"checking","to":"leaving","points":[[245,444],[245,476],[278,476],[278,582]],"label":{"x":219,"y":496,"width":118,"height":46},"steps":[{"state":"checking","event":"xstate.done.actor.checkBuyable","index":0}]},
    {"from":"checking","to":"blocked","points":[[189,444],[189,476],[161,476],[161,562],[133,562],[133,582]],"label":{"x":117,"y":505,"width":88,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkBuyable","index":1}]},
    {"from":"checking","to":"choosing","points":[[189,366],[189,334],[185,334],[185,244],[95,244],[95,110]],"label":{"x":143,"y":272,"width":84,"height":28},"steps":[{"state":"checking","event":"xstate.error.actor.checkBuyable","index":0}]},
    {"from":"blocked","to":"choosing","points":[[79,582],[79,160],[83,160],[83,110]],"label":{"x":52,"y":391,"width":54,"height":28},"steps":[{"state":"blocked","event":"buyer.dismiss","index":0}]},
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
  "removedIds": [],
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
     },
     "description": "구매자: 선택"
    },
    "lines.unchecked": {
     "target": "choosing",
     "actions": "uncheck",
     "meta": {
      "actor": "buyer",
      "action": "선택 해제"
     },
     "description": "구매자: 선택 해제"
    },
    "buyer.remove": [
     {
      "target": "removing",
      "guard": "hasLines",
      "actions": "removeLines",
      "meta": {
       "actor": "buyer",
       "action": "삭제"
      },
      "description": "구매자: 삭제"
     },
     {
      "target": "choosing",
      "actions": "noteNoneChosen",
      "meta": {
       "actor": "buyer",
       "action": "고른 것 없음"
      },
      "description": "구매자: 고른 것 없음"
     }
    ],
    "buyer.restore": {
     "target": "restoring",
     "guard": "hasRemoved",
     "meta": {
      "actor": "buyer",
      "action": "되돌리기"
     },
     "description": "구매자: 되돌리기"
    },
    "buyer.order": [
     {
      "target": "checking",
      "guard": "hasLines",
      "actions": "keepLines",
      "meta": {
       "actor": "buyer",
       "action": "구매하기"
      },
      "description": "구매자: 구매하기"
     },
     {
      "target": "choosing",
      "actions": "noteNoneChosen",
      "meta": {
       "actor": "buyer",
       "action": "고른 것 없음"
      },
      "description": "구매자: 고른 것 없음"
     }
    ]
   },
   "description": "고르는 중"
  },
  "removing": {
   "meta": {
    "label": "삭제 중"
   },
   "tags": [
    "busy",
    "choosable"
   ],
   "entry": "offerRestore",
   "on": {
    "lines.checked": {
     "target": "removing",
     "actions": "check",
     "meta": {
      "actor": "buyer",
      "action": "선택"
     },
     "description": "구매자: 선택"
    },
    "lines.unchecked": {
     "target": "removing",
     "actions": "uncheck",
     "meta": {
      "actor": "buyer",
      "action": "선택 해제"
     },
     "description": "구매자: 선택 해제"
    },
    "buyer.remove": {
     "target": "removing",
     "reenter": true,
     "guard": "hasLines",
     "actions": "removeMore",
     "meta": {
      "actor": "buyer",
      "action": "더 삭제"
     },
     "description": "구매자: 더 삭제"
    },
    "buyer.restore": {
     "target": "restoring",
     "meta": {
      "actor": "buyer",
      "action": "되돌리기"
     },
     "description": "구매자: 되돌리기"
    }
   },
   "invoke": {
    "id": "removeLines",
    "src": "removeLines",
    "onDone": {
     "target": "choosing",
     "meta": {
      "actor": "system",
      "action": "삭제됨"
     },
     "description": "시스템: 삭제됨"
    },
    "onError": {
     "target": "choosing",
     "actions": [
      "forgetRemoved",
      "noteFailure"
     ],
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "삭제 중"
  },
  "restoring": {
   "meta": {
    "label": "되돌리는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "restoreLines",
    "src": "restoreLines",
    "onDone": {
     "target": "choosing",
     "actions": "forgetRemoved",
     "meta": {
      "actor": "system",
      "action": "되돌림"
     },
     "description": "시스템: 되돌림"
    },
    "onError": {
     "target": "choosing",
     "actions": [
      "noteFailure",
      "offerRestore"
     ],
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "되돌리는 중"
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
      },
      "description": "시스템: 구매 가능"
     },
     {
      "target": "blocked",
      "actions": "keepViolations",
      "meta": {
       "actor": "system",
       "action": "살 수 없음"
      },
      "description": "시스템: 살 수 없음"
     }
    ],
    "onError": {
     "target": "choosing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "구매 가능 확인 중"
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
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "살 수 없는 이유 알림"
  },
  "leaving": {
   "meta": {
    "label": "주문서로 이동"
   },
   "tags": [
    "terminal"
   ],
   "entry": "goToOrder",
   "description": "주문서로 이동",
   "type": "final"
  }
 },
 "description": "장바구니 고르기"
}

export const MERMAID = "stateDiagram-v2\n  choosing : choosing 고르는 중\n  removing : removing 삭제 중<br/>do / removeLines\n  restoring : restoring 되돌리는 중<br/>do / restoreLines\n  checking : checking 구매 가능 확인 중<br/>do / checkBuyable\n  blocked : blocked 살 수 없는 이유 알림\n  leaving : leaving 주문서로 이동\n  [*] --> choosing\n  choosing --> choosing : 선택<br/>선택 해제<br/>고른 것 없음\n  choosing --> removing : 삭제 [hasLines]\n  choosing --> restoring : 되돌리기 [hasRemoved]\n  choosing --> checking : 구매하기 [hasLines]\n  removing --> removing : 선택<br/>선택 해제<br/>더 삭제 [hasLines]\n  removing --> restoring : 되돌리기\n  removing --> choosing : 삭제됨<br/>답이 없음\n  restoring --> choosing : 되돌림<br/>답이 없음\n  checking --> leaving : 구매 가능 [isBuyable]\n  checking --> blocked : 살 수 없음\n  checking --> choosing : 답이 없음\n  blocked --> choosing : 닫기\n  leaving --> [*]\n"
