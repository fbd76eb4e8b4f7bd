// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "sellerApplication",
  label: "입점 신청",
  start: "APPLIED",
  guards: ["isUnique"],
  delays: {},
  keeps: [],
  refusals: {"SELLER_APPLICATION_ENDED":"이미 처리가 끝난 입점 신청이에요.","SELLER_APPLICATION_TAKEN":"그사이 다른 판매자가 사용한 정보가 있어요.","SELLER_SUPPLEMENT_AWAITED":"보완을 기다리는 입점 신청이에요."},
  states: [
    {"state":"APPLIED","label":"심사 중","tags":["open"],"entry":[],"asks":[],"otherwise":"SELLER_APPLICATION_ENDED","steps":[{"event":"system.askSupplement","index":0,"target":"SUPPLEMENT","actor":"system","action":"보완 요청","afterMs":null,"guard":null,"effects":["notifyApplicant"],"otherwise":null},{"event":"system.approve","index":0,"target":"APPROVED","actor":"system","action":"승인","afterMs":null,"guard":"isUnique","effects":["openStore","notifyApplicant"],"otherwise":"SELLER_APPLICATION_TAKEN"},{"event":"system.reject","index":0,"target":"REJECTED","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["notifyApplicant"],"otherwise":null},{"event":"seller.withdraw","index":0,"target":"WITHDRAWN","actor":"seller","action":"철회","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"SUPPLEMENT","label":"보완 요청","tags":["open"],"entry":[],"asks":[],"otherwise":"SELLER_SUPPLEMENT_AWAITED","steps":[{"event":"seller.supplement","index":0,"target":"APPLIED","actor":"seller","action":"보완","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.reject","index":0,"target":"REJECTED","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["notifyApplicant"],"otherwise":null},{"event":"seller.withdraw","index":0,"target":"WITHDRAWN","actor":"seller","action":"철회","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"APPROVED","label":"입점 승인","tags":["terminal"],"entry":[],"asks":[],"otherwise":"SELLER_APPLICATION_ENDED","steps":[]},
    {"state":"REJECTED","label":"입점 거절","tags":["terminal"],"entry":[],"asks":[],"otherwise":"SELLER_APPLICATION_ENDED","steps":[]},
    {"state":"WITHDRAWN","label":"신청 철회","tags":["terminal"],"entry":[],"asks":[],"otherwise":"SELLER_APPLICATION_ENDED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 467,
  height: 516,
  states: {
    "APPLIED": {"x":70,"y":24,"width":96,"height":60},
    "SUPPLEMENT": {"x":106,"y":264,"width":118,"height":60},
    "APPROVED": {"x":252,"y":264,"width":102,"height":60},
    "REJECTED": {"x":341,"y":432,"width":102,"height":60},
    "WITHDRAWN": {"x":43,"y":432,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"APPLIED","to":"SUPPLEMENT","points":[[118,84],[118,150],[185,150],[185,264]],"label":{"x":143,"y":187,"width":84,"height":28},"steps":[{"state":"APPLIED","event":"system.askSupplement","index":0}]},
    {"from":"APPLIED","to":"APPROVED","points":[[134,84],[134,136],[303,136],[303,264]],"label":{"x":248,"y":178,"width":110,"height":46},"steps":[{"state":"APPLIED","event":"system.approve","index":0}]},
    {"from":"APPLIED","to":"REJECTED","points":[[150,84],[150,122],[409,122],[409,432]],"label":{"x":382,"y":280,"width":54,"height":28},"steps":[{"state":"APPLIED","event":"system.reject","index":0}]},
    {"from":"APPLIED","to":"WITHDRAWN","points":[[86,84],[86,108],[51,108],[51,412],[80,412],[80,432]],"label":{"x":24,"y":280,"width":54,"height":28},"steps":[{"state":"APPLIED","event":"seller.withdraw","index":0}]},
    {"from":"SUPPLEMENT","to":"APPLIED","points":[[145,264],[145,244],[102,244],[102,84]],"label":{"x":75,"y":187,"width":54,"height":28},"steps":[{"state":"SUPPLEMENT","event":"seller.supplement","index":0}]},
    {"from":"SUPPLEMENT","to":"REJECTED","points":[[185,324],[185,412],[375,412],[375,432]],"label":{"x":158,"y":364,"width":54,"height":28},"steps":[{"state":"SUPPLEMENT","event":"system.reject","index":0}]},
    {"from":"SUPPLEMENT","to":"WITHDRAWN","points":[[145,324],[145,344],[117,344],[117,432]],"label":{"x":90,"y":364,"width":54,"height":28},"steps":[{"state":"SUPPLEMENT","event":"seller.withdraw","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "sellerApplication",
 "meta": {
  "label": "입점 신청",
  "otherwise": "SELLER_APPLICATION_ENDED"
 },
 "context": {
  "isUnique": false
 },
 "initial": "APPLIED",
 "states": {
  "APPLIED": {
   "meta": {
    "label": "심사 중"
   },
   "tags": [
    "open"
   ],
   "on": {
    "system.askSupplement": {
     "target": "SUPPLEMENT",
     "actions": "notifyApplicant",
     "meta": {
      "actor": "system",
      "action": "보완 요청"
     },
     "description": "시스템: 보완 요청"
    },
    "system.approve": {
     "target": "APPROVED",
     "guard": "isUnique",
     "actions": [
      "openStore",
      "notifyApplicant"
     ],
     "meta": {
      "actor": "system",
      "action": "승인",
      "otherwise": "SELLER_APPLICATION_TAKEN"
     },
     "description": "시스템: 승인 (아니면 SELLER_APPLICATION_TAKEN)"
    },
    "system.reject": {
     "target": "REJECTED",
     "actions": "notifyApplicant",
     "meta": {
      "actor": "system",
      "action": "거절"
     },
     "description": "시스템: 거절"
    },
    "seller.withdraw": {
     "target": "WITHDRAWN",
     "meta": {
      "actor": "seller",
      "action": "철회"
     },
     "description": "판매자: 철회"
    }
   },
   "description": "심사 중"
  },
  "SUPPLEMENT": {
   "meta": {
    "label": "보완 요청",
    "otherwise": "SELLER_SUPPLEMENT_AWAITED"
   },
   "tags": [
    "open"
   ],
   "on": {
    "seller.supplement": {
     "target": "APPLIED",
     "meta": {
      "actor": "seller",
      "action": "보완"
     },
     "description": "판매자: 보완"
    },
    "system.reject": {
     "target": "REJECTED",
     "actions": "notifyApplicant",
     "meta": {
      "actor": "system",
      "action": "거절"
     },
     "description": "시스템: 거절"
    },
    "seller.withdraw": {
     "target": "WITHDRAWN",
     "meta": {
      "actor": "seller",
      "action": "철회"
     },
     "description": "판매자: 철회"
    }
   },
   "description": "보완 요청"
  },
  "APPROVED": {
   "meta": {
    "label": "입점 승인"
   },
   "tags": [
    "terminal"
   ],
   "description": "입점 승인",
   "type": "final"
  },
  "REJECTED": {
   "meta": {
    "label": "입점 거절"
   },
   "tags": [
    "terminal"
   ],
   "description": "입점 거절",
   "type": "final"
  },
  "WITHDRAWN": {
   "meta": {
    "label": "신청 철회"
   },
   "tags": [
    "terminal"
   ],
   "description": "신청 철회",
   "type": "final"
  }
 },
 "description": "입점 신청"
}

export const MERMAID = "stateDiagram-v2\n  APPLIED : APPLIED 심사 중\n  SUPPLEMENT : SUPPLEMENT 보완 요청\n  APPROVED : APPROVED 입점 승인\n  REJECTED : REJECTED 입점 거절\n  WITHDRAWN : WITHDRAWN 신청 철회\n  [*] --> APPLIED\n  APPLIED --> SUPPLEMENT : 보완 요청\n  APPLIED --> APPROVED : 승인 [isUnique]\n  APPLIED --> REJECTED : 거절\n  APPLIED --> WITHDRAWN : 철회\n  SUPPLEMENT --> APPLIED : 보완\n  SUPPLEMENT --> REJECTED : 거절\n  SUPPLEMENT --> WITHDRAWN : 철회\n  APPROVED --> [*]\n  REJECTED --> [*]\n  WITHDRAWN --> [*]\n"
