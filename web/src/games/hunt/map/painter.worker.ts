import { paintOnOrder } from "../../../map/painter.ts";
import { huntShapes, STYLE } from "./drawing.ts";

paintOnOrder(huntShapes, STYLE);
