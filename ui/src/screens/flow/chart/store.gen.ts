// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "store",
  label: "스토어",
  start: "PREPARING",
  guards: ["hasNoOpenOrder","isReady"],
  delays: {},
  keeps: [],
  refusals: {"STORE_STATE_CHANGED":"스토어 상태가 바뀌어 처리할 수 없어요.","STORE_NOT_READY":"아직 준비할 것이 있어 스토어를 열 수 없어요.","STORE_HAS_OPEN_ORDER":"진행 중인 주문이나 클레임, 분쟁이나 지급하지 않은 정산이 있어 폐점할 수 없어요."},
  states: [
    {"state":"PREPARING","label":"개점 준비 중","tags":[],"entry":[],"asks":[],"otherwise":"STORE_STATE_CHANGED","steps":[{"event":"seller.open","index":0,"target":"OPEN","actor":"seller","action":"개점","afterMs":null,"guard":"isReady","effects":["showGoods"],"otherwise":"STORE_NOT_READY"},{"event":"system.close","index":0,"target":"CLOSED","actor":"system","action":"폐점","afterMs":null,"guard":"hasNoOpenOrder","effects":["notifySeller"],"otherwise":"STORE_HAS_OPEN_ORDER"}]},
    {"state":"OPEN","label":"영업 중","tags":["selling"],"entry":[],"asks":[],"otherwise":"STORE_STATE_CHANGED","steps":[{"event":"seller.pause","index":0,"target":"PAUSED","actor":"seller","action":"잠시 쉬기","afterMs":null,"guard":null,"effects":["hideGoods"],"otherwise":null},{"event":"system.suspend","index":0,"target":"SUSPENDED","actor":"system","action":"이용 정지","afterMs":null,"guard":null,"effects":["hideGoods","notifySeller"],"otherwise":null},{"event":"system.close","index":0,"target":"CLOSED","actor":"system","action":"폐점","afterMs":null,"guard":"hasNoOpenOrder","effects":["hideGoods","notifySeller"],"otherwise":"STORE_HAS_OPEN_ORDER"}]},
    {"state":"PAUSED","label":"잠시 쉬는 중","tags":[],"entry":[],"asks":[],"otherwise":"STORE_STATE_CHANGED","steps":[{"event":"seller.resume","index":0,"target":"OPEN","actor":"seller","action":"다시 열기","afterMs":null,"guard":null,"effects":["showGoods"],"otherwise":null},{"event":"system.suspend","index":0,"target":"SUSPENDED","actor":"system","action":"이용 정지","afterMs":null,"guard":null,"effects":["notifySeller"],"otherwise":null},{"event":"system.close","index":0,"target":"CLOSED","actor":"system","action":"폐점","afterMs":null,"guard":"hasNoOpenOrder","effects":["notifySeller"],"otherwise":"STORE_HAS_OPEN_ORDER"}]},
    {"state":"SUSPENDED","label":"이용 정지","tags":[],"entry":[],"asks":[],"otherwise":"STORE_STATE_CHANGED","steps":[{"event":"system.release","index":0,"target":"PAUSED","actor":"system","action":"정지 해제","afterMs":null,"guard":null,"effects":["notifySeller"],"otherwise":null},{"event":"system.close","index":0,"target":"CLOSED","actor":"system","action":"폐점","afterMs":null,"guard":"hasNoOpenOrder","effects":["notifySeller"],"otherwise":"STORE_HAS_OPEN_ORDER"}]},
    {"state":"CLOSED","label":"폐점","tags":["terminal"],"entry":[],"asks":[],"otherwise":"STORE_STATE_CHANGED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 579,
  height: 852,
  states: {
    "PREPARING": {"x":96,"y":24,"width":114,"height":60},
    "OPEN": {"x":261,"y":198,"width":96,"height":60},
    "PAUSED": {"x":369,"y":380,"width":114,"height":60},
    "SUSPENDED": {"x":421,"y":580,"width":110,"height":60},
    "CLOSED": {"x":163,"y":768,"width":96,"height":60},
  },
  start: [[31,54],[96,54]],
  arrows: [
    {"from":"PREPARING","to":"OPEN","points":[[172,84],[172,104],[309,104],[309,198]],"label":{"x":258,"y":124,"width":102,"height":46},"steps":[{"state":"PREPARING","event":"seller.open","index":0}]},
    {"from":"PREPARING","to":"CLOSED","points":[[134,84],[134,104],[103,104],[103,734],[182,734],[182,768]],"label":{"x":24,"y":387,"width":158,"height":46},"steps":[{"state":"PREPARING","event":"system.close","index":0}]},
    {"from":"OPEN","to":"PAUSED","points":[[338,258],[338,278],[457,278],[457,360],[445,360],[445,380]],"label":{"x":415,"y":312,"width":84,"height":28},"steps":[{"state":"OPEN","event":"seller.pause","index":0}]},
    {"from":"OPEN","to":"SUSPENDED","points":[[299,258],[299,560],[448,560],[448,580]],"label":{"x":257,"y":396,"width":84,"height":28},"steps":[{"state":"OPEN","event":"system.suspend","index":0}]},
    {"from":"OPEN","to":"CLOSED","points":[[280,258],[280,278],[201,278],[201,768]],"label":{"x":122,"y":480,"width":158,"height":46},"steps":[{"state":"OPEN","event":"system.close","index":0}]},
    {"from":"PAUSED","to":"OPEN","points":[[407,380],[407,360],[359,360],[359,292],[319,292],[319,258]],"label":{"x":317,"y":312,"width":84,"height":28},"steps":[{"state":"PAUSED","event":"seller.resume","index":0}]},
    {"from":"PAUSED","to":"SUSPENDED","points":[[454,440],[454,460],[503,460],[503,580]],"label":{"x":461,"y":489,"width":84,"height":28},"steps":[{"state":"PAUSED","event":"system.suspend","index":0}]},
    {"from":"PAUSED","to":"CLOSED","points":[[397,440],[397,460],[314,460],[314,734],[221,734],[221,768]],"label":{"x":235,"y":587,"width":158,"height":46},"steps":[{"state":"PAUSED","event":"system.close","index":0}]},
    {"from":"SUSPENDED","to":"PAUSED","points":[[476,580],[476,546],[405,546],[405,460],[426,460],[426,440]],"label":{"x":363,"y":489,"width":84,"height":28},"steps":[{"state":"SUSPENDED","event":"system.release","index":0}]},
    {"from":"SUSPENDED","to":"CLOSED","points":[[476,640],[476,748],[240,748],[240,768]],"label":{"x":397,"y":668,"width":158,"height":46},"steps":[{"state":"SUSPENDED","event":"system.close","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "store",
 "meta": {
  "label": "스토어",
  "otherwise": "STORE_STATE_CHANGED"
 },
 "context": {
  "isReady": false,
  "hasNoOpenOrder": false
 },
 "initial": "PREPARING",
 "states": {
  "PREPARING": {
   "meta": {
    "label": "개점 준비 중"
   },
   "on": {
    "seller.open": {
     "target": "OPEN",
     "guard": "isReady",
     "actions": "showGoods",
     "meta": {
      "actor": "seller",
      "action": "개점",
      "otherwise": "STORE_NOT_READY"
     },
     "description": "판매자: 개점 (아니면 STORE_NOT_READY)"
    },
    "system.close": {
     "target": "CLOSED",
     "guard": "hasNoOpenOrder",
     "actions": "notifySeller",
     "meta": {
      "actor": "system",
      "action": "폐점",
      "otherwise": "STORE_HAS_OPEN_ORDER"
     },
     "description": "시스템: 폐점 (아니면 STORE_HAS_OPEN_ORDER)"
    }
   },
   "description": "개점 준비 중"
  },
  "OPEN": {
   "meta": {
    "label": "영업 중"
   },
   "tags": [
    "selling"
   ],
   "on": {
    "seller.pause": {
     "target": "PAUSED",
     "actions": "hideGoods",
     "meta": {
      "actor": "seller",
      "action": "잠시 쉬기"
     },
     "description": "판매자: 잠시 쉬기"
    },
    "system.suspend": {
     "target": "SUSPENDED",
     "actions": [
      "hideGoods",
      "notifySeller"
     ],
     "meta": {
      "actor": "system",
      "action": "이용 정지"
     },
     "description": "시스템: 이용 정지"
    },
    "system.close": {
     "target": "CLOSED",
     "guard": "hasNoOpenOrder",
     "actions": [
      "hideGoods",
      "notifySeller"
     ],
     "meta": {
      "actor": "system",
      "action": "폐점",
      "otherwise": "STORE_HAS_OPEN_ORDER"
     },
     "description": "시스템: 폐점 (아니면 STORE_HAS_OPEN_ORDER)"
    }
   },
   "description": "영업 중"
  },
  "PAUSED": {
   "meta": {
    "label": "잠시 쉬는 중"
   },
   "on": {
    "seller.resume": {
     "target": "OPEN",
     "actions": "showGoods",
     "meta": {
      "actor": "seller",
      "action": "다시 열기"
     },
     "description": "판매자: 다시 열기"
    },
    "system.suspend": {
     "target": "SUSPENDED",
     "actions": "notifySeller",
     "meta": {
      "actor": "system",
      "action": "이용 정지"
     },
     "description": "시스템: 이용 정지"
    },
    "system.close": {
     "target": "CLOSED",
     "guard": "hasNoOpenOrder",
     "actions": "notifySeller",
     "meta": {
      "actor": "system",
      "action": "폐점",
      "otherwise": "STORE_HAS_OPEN_ORDER"
     },
     "description": "시스템: 폐점 (아니면 STORE_HAS_OPEN_ORDER)"
    }
   },
   "description": "잠시 쉬는 중"
  },
  "SUSPENDED": {
   "meta": {
    "label": "이용 정지"
   },
   "on": {
    "system.release": {
     "target": "PAUSED",
     "actions": "notifySeller",
     "meta": {
      "actor": "system",
      "action": "정지 해제"
     },
     "description": "시스템: 정지 해제"
    },
    "system.close": {
     "target": "CLOSED",
     "guard": "hasNoOpenOrder",
     "actions": "notifySeller",
     "meta": {
      "actor": "system",
      "action": "폐점",
      "otherwise": "STORE_HAS_OPEN_ORDER"
     },
     "description": "시스템: 폐점 (아니면 STORE_HAS_OPEN_ORDER)"
    }
   },
   "description": "이용 정지"
  },
  "CLOSED": {
   "meta": {
    "label": "폐점"
   },
   "tags": [
    "terminal"
   ],
   "description": "폐점",
   "type": "final"
  }
 },
 "description": "스토어"
}

export const MERMAID = "stateDiagram-v2\n  PREPARING : PREPARING 개점 준비 중\n  OPEN : OPEN 영업 중\n  PAUSED : PAUSED 잠시 쉬는 중\n  SUSPENDED : SUSPENDED 이용 정지\n  CLOSED : CLOSED 폐점\n  [*] --> PREPARING\n  PREPARING --> OPEN : 개점 [isReady]\n  PREPARING --> CLOSED : 폐점 [hasNoOpenOrder]\n  OPEN --> PAUSED : 잠시 쉬기\n  OPEN --> SUSPENDED : 이용 정지\n  OPEN --> CLOSED : 폐점 [hasNoOpenOrder]\n  PAUSED --> OPEN : 다시 열기\n  PAUSED --> SUSPENDED : 이용 정지\n  PAUSED --> CLOSED : 폐점 [hasNoOpenOrder]\n  SUSPENDED --> PAUSED : 정지 해제\n  SUSPENDED --> CLOSED : 폐점 [hasNoOpenOrder]\n  CLOSED --> [*]\n"
