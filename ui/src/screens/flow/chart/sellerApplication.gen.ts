// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "sellerApplication",
  label: "입점 신청",
  start: "APPLIED",
  guards: ["isApprovable"],
  delays: {},
  keeps: [],
  refusals: {"SELLER_SUPPLEMENT_UNASKED":"보완을 요청하지 않은 입점 신청이에요.","SELLER_APPLICATION_TAKEN":"이미 다른 판매자가 사용하는 정보가 있어요.","SELLER_SUPPLEMENT_AWAITED":"보완을 기다리는 입점 신청이에요.","SELLER_APPLICATION_ENDED":"이미 처리가 끝난 입점 신청이에요."},
  states: [
    {"state":"APPLIED","label":"심사 중","tags":["open"],"entry":[],"asks":[],"otherwise":"SELLER_SUPPLEMENT_UNASKED","steps":[{"event":"system.askSupplement","index":0,"target":"SUPPLEMENT","actor":"system","action":"보완 요청","afterMs":null,"guard":null,"effects":["notifyApplicant"],"otherwise":null},{"event":"system.approve","index":0,"target":"APPROVED","actor":"system","action":"승인","afterMs":null,"guard":"isApprovable","effects":["openStore","notifyApplicant"],"otherwise":"SELLER_APPLICATION_TAKEN"},{"event":"system.reject","index":0,"target":"REJECTED","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["notifyApplicant"],"otherwise":null},{"event":"seller.withdraw","index":0,"target":"WITHDRAWN","actor":"seller","action":"철회","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"SUPPLEMENT","label":"보완 요청","tags":["open"],"entry":[],"asks":[],"otherwise":"SELLER_SUPPLEMENT_AWAITED","steps":[{"event":"seller.supplement","index":0,"target":"APPLIED","actor":"seller","action":"보완","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.reject","index":0,"target":"REJECTED","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["notifyApplicant"],"otherwise":null},{"event":"seller.withdraw","index":0,"target":"WITHDRAWN","actor":"seller","action":"철회","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"APPROVED","label":"입점 승인","tags":["terminal"],"entry":[],"asks":[],"otherwise":"SELLER_APPLICATION_ENDED","steps":[]},
    {"state":"REJECTED","label":"입점 거절","tags":["terminal"],"entry":[],"asks":[],"otherwise":"SELLER_APPLICATION_ENDED","steps":[]},
    {"state":"WITHDRAWN","label":"신청 철회","tags":["terminal"],"entry":[],"asks":[],"otherwise":"SELLER_APPLICATION_ENDED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 470,
  height: 476,
  states: {
    "APPLIED": {"x":147,"y":24,"width":96,"height":60},
    "SUPPLEMENT": {"x":116,"y":224,"width":118,"height":60},
    "APPROVED": {"x":262,"y":224,"width":102,"height":60},
    "REJECTED": {"x":189,"y":392,"width":102,"height":60},
    "WITHDRAWN": {"x":24,"y":392,"width":110,"height":60},
  },
  start: [[31,54],[147,54]],
  arrows: [
    {"from":"APPLIED","to":"SUPPLEMENT","points":[[195,84],[195,224]],"label":{"x":153,"y":147,"width":84,"height":28},"steps":[{"state":"APPLIED","event":"system.askSupplement","index":0}]},
    {"from":"APPLIED","to":"APPROVED","points":[[211,84],[211,118],[322,118],[322,204],[313,204],[313,224]],"label":{"x":251,"y":138,"width":142,"height":46},"steps":[{"state":"APPLIED","event":"system.approve","index":0}]},
    {"from":"APPLIED","to":"REJECTED","points":[[227,84],[227,104],[419,104],[419,372],[257,372],[257,392]],"label":{"x":392,"y":240,"width":54,"height":28},"steps":[{"state":"APPLIED","event":"system.reject","index":0}]},
    {"from":"APPLIED","to":"WITHDRAWN","points":[[163,84],[163,104],[61,104],[61,392]],"label":{"x":34,"y":240,"width":54,"height":28},"steps":[{"state":"APPLIED","event":"seller.withdraw","index":0}]},
    {"from":"SUPPLEMENT","to":"APPLIED","points":[[155,224],[155,204],[112,204],[112,118],[179,118],[179,84]],"label":{"x":85,"y":147,"width":54,"height":28},"steps":[{"state":"SUPPLEMENT","event":"seller.supplement","index":0}]},
    {"from":"SUPPLEMENT","to":"REJECTED","points":[[195,284],[195,304],[223,304],[223,392]],"label":{"x":196,"y":324,"width":54,"height":28},"steps":[{"state":"SUPPLEMENT","event":"system.reject","index":0}]},
    {"from":"SUPPLEMENT","to":"WITHDRAWN","points":[[155,284],[155,372],[97,372],[97,392]],"label":{"x":128,"y":324,"width":54,"height":28},"steps":[{"state":"SUPPLEMENT","event":"seller.withdraw","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "sellerApplication",
 "meta": {
  "label": "입점 신청",
  "otherwise": "SELLER_APPLICATION_ENDED"
 },
 "context": {
  "isApprovable": false
 },
 "initial": "APPLIED",
 "states": {
  "APPLIED": {
   "meta": {
    "label": "심사 중",
    "otherwise": "SELLER_SUPPLEMENT_UNASKED"
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
     "guard": "isApprovable",
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

export const MERMAID = "stateDiagram-v2\n  APPLIED : APPLIED 심사 중\n  SUPPLEMENT : SUPPLEMENT 보완 요청\n  APPROVED : APPROVED 입점 승인\n  REJECTED : REJECTED 입점 거절\n  WITHDRAWN : WITHDRAWN 신청 철회\n  [*] --> APPLIED\n  APPLIED --> SUPPLEMENT : 보완 요청\n  APPLIED --> APPROVED : 승인 [isApprovable]\n  APPLIED --> REJECTED : 거절\n  APPLIED --> WITHDRAWN : 철회\n  SUPPLEMENT --> APPLIED : 보완\n  SUPPLEMENT --> REJECTED : 거절\n  SUPPLEMENT --> WITHDRAWN : 철회\n  APPROVED --> [*]\n  REJECTED --> [*]\n  WITHDRAWN --> [*]\n"
