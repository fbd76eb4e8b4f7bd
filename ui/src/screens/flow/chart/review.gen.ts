// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "review",
  label: "리뷰",
  start: "PUBLISHED",
  guards: ["keepsImages"],
  delays: {},
  keeps: [],
  refusals: {"REVIEW_DELETED":"삭제된 리뷰예요.","REVIEW_IMAGES_LOST":"사진을 모두 삭제할 수 없어요.","REVIEW_HIDDEN":"신고로 숨겨진 리뷰예요."},
  states: [
    {"state":"PUBLISHED","label":"게시","tags":["visible"],"entry":[],"asks":[],"otherwise":"REVIEW_DELETED","steps":[{"event":"buyer.edit","index":0,"target":"PUBLISHED","actor":"buyer","action":"수정","afterMs":null,"guard":"keepsImages","effects":["recountRating"],"otherwise":"REVIEW_IMAGES_LOST"},{"event":"buyer.remove","index":0,"target":"DELETED","actor":"buyer","action":"삭제","afterMs":null,"guard":null,"effects":["recountRating"],"otherwise":null},{"event":"system.hide","index":0,"target":"HIDDEN","actor":"system","action":"신고로 가림","afterMs":null,"guard":null,"effects":["recountRating","notifyWriter"],"otherwise":null}]},
    {"state":"HIDDEN","label":"숨김","tags":[],"entry":[],"asks":[],"otherwise":"REVIEW_HIDDEN","steps":[{"event":"system.restore","index":0,"target":"PUBLISHED","actor":"system","action":"다시 게시","afterMs":null,"guard":null,"effects":["recountRating","notifyWriter"],"otherwise":null},{"event":"buyer.remove","index":0,"target":"DELETED","actor":"buyer","action":"삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"DELETED","label":"삭제","tags":["terminal"],"entry":[],"asks":[],"otherwise":"REVIEW_DELETED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 360,
  height: 446,
  states: {
    "PUBLISHED": {"x":70,"y":24,"width":110,"height":60},
    "HIDDEN": {"x":65,"y":206,"width":96,"height":60},
    "DELETED": {"x":81,"y":362,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"PUBLISHED","to":"PUBLISHED","points":[[180,44],[196,44],[196,64],[180,64]],"label":{"x":202,"y":31,"width":134,"height":46},"steps":[{"state":"PUBLISHED","event":"buyer.edit","index":0}]},
    {"from":"PUBLISHED","to":"DELETED","points":[[152,84],[152,104],[268,104],[268,342],[145,342],[145,362]],"label":{"x":241,"y":222,"width":54,"height":28},"steps":[{"state":"PUBLISHED","event":"buyer.remove","index":0}]},
    {"from":"PUBLISHED","to":"HIDDEN","points":[[125,84],[125,118],[201,118],[201,186],[129,186],[129,206]],"label":{"x":153,"y":138,"width":96,"height":28},"steps":[{"state":"PUBLISHED","event":"system.hide","index":0}]},
    {"from":"HIDDEN","to":"PUBLISHED","points":[[97,206],[97,84]],"label":{"x":55,"y":138,"width":84,"height":28},"steps":[{"state":"HIDDEN","event":"system.restore","index":0}]},
    {"from":"HIDDEN","to":"DELETED","points":[[113,266],[113,362]],"label":{"x":86,"y":294,"width":54,"height":28},"steps":[{"state":"HIDDEN","event":"buyer.remove","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "review",
 "meta": {
  "label": "리뷰",
  "otherwise": "REVIEW_DELETED"
 },
 "context": {
  "keepsImages": false
 },
 "initial": "PUBLISHED",
 "states": {
  "PUBLISHED": {
   "meta": {
    "label": "게시"
   },
   "tags": [
    "visible"
   ],
   "on": {
    "buyer.edit": {
     "target": "PUBLISHED",
     "guard": "keepsImages",
     "actions": "recountRating",
     "meta": {
      "actor": "buyer",
      "action": "수정",
      "otherwise": "REVIEW_IMAGES_LOST"
     },
     "description": "구매자: 수정 (아니면 REVIEW_IMAGES_LOST)"
    },
    "buyer.remove": {
     "target": "DELETED",
     "actions": "recountRating",
     "meta": {
      "actor": "buyer",
      "action": "삭제"
     },
     "description": "구매자: 삭제"
    },
    "system.hide": {
     "target": "HIDDEN",
     "actions": [
      "recountRating",
      "notifyWriter"
     ],
     "meta": {
      "actor": "system",
      "action": "신고로 가림"
     },
     "description": "시스템: 신고로 가림"
    }
   },
   "description": "게시"
  },
  "HIDDEN": {
   "meta": {
    "label": "숨김",
    "otherwise": "REVIEW_HIDDEN"
   },
   "on": {
    "system.restore": {
     "target": "PUBLISHED",
     "actions": [
      "recountRating",
      "notifyWriter"
     ],
     "meta": {
      "actor": "system",
      "action": "다시 게시"
     },
     "description": "시스템: 다시 게시"
    },
    "buyer.remove": {
     "target": "DELETED",
     "meta": {
      "actor": "buyer",
      "action": "삭제"
     },
     "description": "구매자: 삭제"
    }
   },
   "description": "숨김"
  },
  "DELETED": {
   "meta": {
    "label": "삭제"
   },
   "tags": [
    "terminal"
   ],
   "description": "삭제",
   "type": "final"
  }
 },
 "description": "리뷰"
}

export const MERMAID = "stateDiagram-v2\n  PUBLISHED : PUBLISHED 게시\n  HIDDEN : HIDDEN 숨김\n  DELETED : DELETED 삭제\n  [*] --> PUBLISHED\n  PUBLISHED --> PUBLISHED : 수정 [keepsImages]\n  PUBLISHED --> DELETED : 삭제\n  PUBLISHED --> HIDDEN : 신고로 가림\n  HIDDEN --> PUBLISHED : 다시 게시\n  HIDDEN --> DELETED : 삭제\n  DELETED --> [*]\n"
